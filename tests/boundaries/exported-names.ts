import { type Export, textsIn, type Use } from "./modules.ts";
import { TEST_CODE } from "./rules.ts";

/**
 * Names that a convention gives. Several files may export them, and screens and component states are loaded by the names of
 * their files.
 */
const CONVENTIONS = /^(default|loader|action|fields|returnForm|hasScriptButton|states|setup)$/;

/** package.json gives this file to browsers in place of `every.ts`. */
const SAME_MODULE_IN_BROWSERS = "contract/text/top-level-domains/common.ts";

/** Files whose exports are used without an import that names them. `entry.client.ts` loads `hydrate.tsx` by its URL. */
const INDIRECTLY_USED = new Set(["client/hydrate.tsx", SAME_MODULE_IN_BROWSERS]);

const isTest = (file: string) => TEST_CODE.test(file) || file.startsWith("tests/");

/**
 * Returns an error message for every export that no other file imports. Tests count as users of what its own file uses as
 * well, so that the product contains nothing that only tests call.
 */
export function unusedExports(exports: readonly Export[], uses: readonly Use[]): string[] {
  const users = Map.groupBy(uses, ({ to, name }) => `${to} ${name}`);
  const isUsed = ({ file, name, isUsedInFile }: Export) =>
    [...(users.get(`${file} ${name}`) ?? []), ...(users.get(`${file} *`) ?? [])].some(
      ({ from }) => isUsedInFile || isTest(file) || !isTest(from),
    );
  return exports
    .filter(({ file, name }) => !CONVENTIONS.test(name) && !INDIRECTLY_USED.has(file))
    .filter((one) => !isUsed(one))
    .map(
      ({ file, line, name }) =>
        `${file}:${line} exports ${name}, which no other file of the product imports\n` +
        '  Remove "export", or the code if nothing uses it. (unused-exports)',
    );
}

/** Returns an error message for every name that several files export, also as the name of a default export. */
export function repeatedNames(exports: readonly Export[]): string[] {
  const counted = exports.filter(
    ({ file, declaredName }) => !CONVENTIONS.test(declaredName) && file !== SAME_MODULE_IN_BROWSERS,
  );
  return [...Map.groupBy(counted, ({ declaredName }) => declaredName)]
    .filter(([, [first, ...others]]) => others.some(({ file }) => file !== first?.file))
    .map(
      ([name, found]) =>
        `${found.map(({ file, line }) => `${file}:${line}`).join(" and ")} export ${name}\n` +
        "  Rename one of them, or move what they share to one file. (repeated-name)",
    );
}

/** Returns an error message for every exported name that people would read on a screen, as after a careless renaming. */
export function namesInTexts(
  file: string,
  source: string,
  exports: readonly Pick<Export, "declaredName">[],
): string[] {
  if (!/^client\/.*\.tsx$/.test(file) || isTest(file)) return [];
  const names = new Set(exports.map(({ declaredName }) => declaredName));
  return textsIn(file, source).flatMap(({ line, text }) =>
    (text.match(/\b[A-Za-z]*[a-z][A-Z][A-Za-z]*\b/g) ?? [])
      .filter((word) => names.has(word))
      .map(
        (name) =>
          `${file}:${line} shows people the name ${name}\n  Write the words that they read. (name-in-text)`,
      ),
  );
}
