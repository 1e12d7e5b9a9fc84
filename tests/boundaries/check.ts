// The step "Boundaries" of `npm run check`: checks the import rules, the length of functions and the number of files in each
// folder.
import { globSync, readFileSync } from "node:fs";
import { oversizedFolders } from "./folder-sizes.ts";
import { longFunctions } from "./function-lengths.ts";
import { importsOf } from "./imports.ts";
import { describeViolation, findViolations } from "./violations.ts";

const files = globSync("{contract,client,server,data,tests,bench,launch}/**/*.{ts,tsx,js}").map((path) =>
  path.replaceAll("\\", "/"),
);
const sources = files.map((file) => ({ file, source: readFileSync(file, "utf8") }));
const imports = sources.flatMap(({ file, source }) => importsOf(file, source));
const problems = [
  ...findViolations(imports).map(describeViolation),
  ...sources.flatMap(({ file, source }) => longFunctions(file, source)),
  ...oversizedFolders(files),
];

for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${imports.length} imports, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
