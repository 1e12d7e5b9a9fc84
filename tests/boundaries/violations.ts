import type { Import } from "./imports.ts";
import { IMPORT_RULES, type Rule, TEST_CODE } from "./rules.ts";

interface Violation {
  import: Import;
  rule: Rule;
}

/** Returns the imports outside test code that break a rule, once for each broken rule. */
export const findViolations = (imports: Import[]): Violation[] =>
  imports
    .filter(({ from }) => !TEST_CODE.test(from))
    .flatMap((one) =>
      IMPORT_RULES.filter((rule) => breaks(rule, one)).map((rule) => ({ import: one, rule })),
    );

function breaks(rule: Rule, { from, to, typeOnly }: Import): boolean {
  if (typeOnly && rule.typesAllowed) return false;
  const match = from.match(rule.from);
  if (!match || rule.except?.test(from)) return false;
  return new RegExp(rule.to.replaceAll("$1", match[1] ?? "")).test(to);
}

export const describeViolation = ({ import: { from, line, to }, rule }: Violation) =>
  `${from}:${line} imports ${to}\n  ${rule.fix} (${rule.name})`;
