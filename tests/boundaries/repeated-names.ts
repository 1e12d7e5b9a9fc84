import type { Export } from "./exports.ts";
import { SAME_MODULE_IN_BROWSERS } from "./unused-exports.ts";

/** Names that several files may export, because a convention gives them. */
const CONVENTIONS = /^(default|loader|action|fields|returnForm|states|setup)$/;

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
