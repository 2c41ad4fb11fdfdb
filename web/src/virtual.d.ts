/** Made when the page is built; see scripts/credits.ts. */
declare module "virtual:credits" {
  export const icons: import("./app/credits").Icon[];
  export const libraries: import("./app/credits").Library[];
  export const tools: import("./app/credits").Library[];
}
