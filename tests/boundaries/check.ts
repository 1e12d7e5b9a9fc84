import { globSync, readFileSync } from "node:fs";
import { importsOf } from "./imports.ts";
import { describe, violations } from "./violations.ts";

const files = globSync("{contract,client,server,data,tests,bench}/**/*.{ts,tsx}").map((path) =>
  path.replaceAll("\\", "/"),
);
const imports = files.flatMap((file) => importsOf(file, readFileSync(file, "utf8")));
const found = violations(imports);

for (const violation of found) console.error(describe(violation));
console.log(`${files.length} files, ${imports.length} imports, ${found.length} against the rules`);
process.exitCode = found.length > 0 ? 1 : 0;
