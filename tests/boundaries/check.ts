// The step "Boundaries" of `npm run check`: checks the import rules, the length of functions and files, the number of files
// in each folder, and the names that files export: also that no screen shows one.
import { globSync, readFileSync } from "node:fs";
import { namesInTexts, repeatedNames, unusedExports } from "./exported-names.ts";
import { exportsAndUses, importsOf } from "./modules.ts";
import { describeViolations } from "./rules.ts";
import { longFunctions, missizedFiles, oversizedFolders } from "./sizes.ts";

const FOLDERS = "{contract,client,server,data,demo,deploy,tests,bench,launch}/**/*.{ts,tsx,js}";
const files = globSync([FOLDERS, "*.{ts,js}"]).map((path) => path.replaceAll("\\", "/"));
const sources = files.map((file) => ({ file, source: readFileSync(file, "utf8") }));
const imports = sources.flatMap(({ file, source }) => importsOf(file, source));
const exported = sources.map(({ file, source }) => exportsAndUses(file, source));
const exports = exported.flatMap((one) => one.exports);
const problems = [
  ...imports.flatMap(describeViolations),
  ...sources.flatMap(({ file, source }) => longFunctions(file, source)),
  ...oversizedFolders(files),
  ...missizedFiles(sources),
  ...sources.flatMap(({ file, source }) => namesInTexts(file, source, exports)),
  ...repeatedNames(exports),
  ...unusedExports(
    exports,
    exported.flatMap(({ uses }) => uses),
  ),
];

for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${imports.length} imports, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
