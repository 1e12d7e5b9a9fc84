import type { Export, Use } from "./exports.ts";
import { TEST_CODE } from "./rules.ts";

/** Names that a file exports by convention. Screens and component states are loaded by the names of their files. */
const CONVENTIONS = /^(default|loader|action|fields|returnForm|states)$/;

/** package.json gives this file to browsers in place of `every.ts`. */
export const SAME_MODULE_IN_BROWSERS = "contract/text/top-level-domains/common.ts";

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
