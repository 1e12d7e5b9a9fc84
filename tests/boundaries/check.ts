// The step "Boundaries" of `npm run check`: checks the import rules and the number of files in each folder.
import { globSync, readFileSync } from "node:fs";
import { oversizedFolders } from "./folder-sizes.ts";
import { importsOf } from "./imports.ts";
import { describe, violations } from "./violations.ts";

const files = globSync("{contract,client,server,data,tests,bench,launch}/**/*.{ts,tsx,js}").map((path) =>
  path.replaceAll("\\", "/"),
);
const imports = files.flatMap((file) => importsOf(file, readFileSync(file, "utf8")));
const problems = [...violations(imports).map(describe), ...oversizedFolders(files)];

for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${imports.length} imports, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
