/** What a browser calls itself, in two words. */
const browsers = [
  [/Firefox\//, "Firefox"],
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
] as const;
const systems = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS/, "macOS"],
  [/Linux/, "Linux"],
] as const;

/** `Firefox, Linux`; the first word of anything else. */
export function browserOf(agent: string): string {
  const found = [browsers, systems].map((all) => all.find(([sign]) => sign.test(agent))?.[1]);
  return found.filter(Boolean).join(", ") || (agent.split(/[\s/]/)[0] ?? "");
}
