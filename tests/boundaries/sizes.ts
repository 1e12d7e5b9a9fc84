import { dirname } from "node:path/posix";
import { parseSync } from "vite";
import { TEST_CODE } from "./rules.ts";

const MAX_LINES = 60;

/** Matches the code of the product, without tests and benchmarks. Tests group their cases in long callbacks. */
const PRODUCT = /^(client|contract|server|data|demo|launch)\//;

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

const isFunction = ({ type }: Node) => /^(FunctionDeclaration|(Arrow)?FunctionExpression)$/.test(type);

/**
 * Returns an error message for every function of the product with too many lines. Blank lines and comments do not count. Named
 * functions declared directly in a function count separately. Biome's own rule does not suffice: it adds their lines to the
 * outer function, and it ignores parameters and the line breaks between JSX elements, so long components pass.
 */
export function longFunctions(path: string, source: string): string[] {
  if (!PRODUCT.test(path) || TEST_CODE.test(path)) return [];
  const { program, comments } = parseSync(path, source);
  const code = comments.reduce(withoutText, source);
  const problems: string[] = [];
  visit(program as Node, (found) => {
    const lines = linesOf(declaredIn(found).reduce(withoutText, code).slice(found.start, found.end));
    if (lines <= MAX_LINES) return;
    const line = source.slice(0, found.start).split("\n").length;
    problems.push(
      `${path}:${line} is a function of ${lines} lines, more than ${MAX_LINES}\n` +
        "  Move a part with a meaning of its own to a function. (function-length)",
    );
  });
  return problems;
}

/** Calls `onFunction` for each function in the tree. */
function visit(node: Node, onFunction: (found: Node) => void) {
  if (isFunction(node)) onFunction(node);
  for (const child of children(node)) visit(child, onFunction);
}

const children = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Returns the named functions that are declared directly in a function's body. */
function declaredIn(found: Node): Node[] {
  const body = children(found).find(({ type }) => type === "BlockStatement");
  return (body ? children(body) : [])
    .flatMap((statement) => (statement.type === "VariableDeclaration" ? children(statement) : [statement]))
    .flatMap((one) => (one.type === "VariableDeclarator" ? children(one) : [one]))
    .filter(isFunction);
}

const withoutText = (text: string, { start, end }: { start: number; end: number }) =>
  text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, " ") + text.slice(end);

const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "").length;

const MAX_SOURCE_FILES = 30;

/** Returns an error message for every folder with too many files. Unit tests and subfolders do not count. */
export function oversizedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files.filter((path) => !/\.test\.tsx?$/.test(path)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MAX_SOURCE_FILES)
    .map(
      ([folder, count]) =>
        `${folder} contains ${count} source files, more than ${MAX_SOURCE_FILES}\n` +
        "  Move the files of one topic to a folder of their own. (folder-size)",
    );
}

const MAX_FILE_LINES = 300;
/** A file below this length is small. A small piece belongs to the file of its only user, or of its subject. */
const MIN_FILE_LINES = 20;
const MAX_SMALL_FILES = 60;

/** Returns an error message for every file of the product that is too long, and one if too many are small. */
export function missizedFiles(sources: readonly { file: string; source: string }[]): string[] {
  const counted = sources.filter(
    ({ file }) =>
      /^(client|server|contract|data|demo|bench)\/(?!.*\.states\.tsx$)/.test(file) && !TEST_CODE.test(file),
  );
  const sizes = counted.map(({ file, source }) => ({ file, lines: source.trimEnd().split("\n").length }));
  const small = sizes.filter(({ lines }) => lines < MIN_FILE_LINES);
  return [
    ...sizes
      .filter(({ lines }) => lines > MAX_FILE_LINES)
      .map(
        ({ file, lines }) =>
          `${file} has ${lines} lines, more than ${MAX_FILE_LINES}\n` +
          "  Move a part with a subject of its own to a file. (file-length)",
      ),
    ...(small.length > MAX_SMALL_FILES
      ? [
          `${small.length} files have less than ${MIN_FILE_LINES} lines, more than ${MAX_SMALL_FILES}\n` +
            "  Move small pieces in with what they belong to. (small-files)",
        ]
      : []),
  ];
}
