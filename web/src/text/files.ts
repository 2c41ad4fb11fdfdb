/** The words of the page as files: they come when they are wanted, and no script carries them. */
const addresses = import.meta.glob<string>(["./*.ftl", "../games/*/*.ftl", "../{insight,workshop}/*.ftl"], {
  query: "?url",
  import: "default",
  eager: true,
});

export function has(path: string): boolean {
  return path in addresses;
}

export async function read(path: string): Promise<string> {
  const answer = await fetch(addresses[path]!);
  if (!answer.ok) throw new Error(`There are no words at ${answer.url}.`);
  return answer.text();
}
