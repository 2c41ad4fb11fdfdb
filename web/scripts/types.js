// TypeScript types from the JSON Schema that the engine writes (python -m interpares.server.schemas).
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const from = new URL("../schema/", import.meta.url);
const to = new URL("../src/types/", import.meta.url);
const banner = "/* Made from web/schema; run `npm run types` to make it again. */";

await mkdir(to, { recursive: true });
for (const file of await readdir(from)) {
  const name = file.replace(".json", "");
  const schema = JSON.parse(await readFile(new URL(file, from), "utf8"));
  const types = await compile({ ...schema, title: name }, name, {
    additionalProperties: false,
    bannerComment: banner,
    unreachableDefinitions: true,
  });
  await writeFile(new URL(`${name}.ts`, to), types);
}
