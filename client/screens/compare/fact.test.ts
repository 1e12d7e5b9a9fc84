import { expect, test } from "vitest";
import type { ListedCompany } from "#contract/companies.ts";
import { type ComparisonFact, isBest } from "./fact.ts";

type Amount = number | [amount: number, ...unknown: string[]] | null;

/** Which of the companies with these amounts are marked as the best. */
function bestOf(amounts: readonly Amount[], notHere: readonly number[] = []) {
  const companies = amounts.map(
    (_, at) => ({ id: at, serves: notHere.includes(at) ? "no" : "yes" }) as ListedCompany,
  );
  const rank = ({ id }: ListedCompany) => {
    const value = amounts[id] ?? null;
    if (value === null) return null;
    const [amount, ...unknown] = typeof value === "number" ? [value] : value;
    return { amount, unknown };
  };
  const fact: ComparisonFact = { label: "Total", of: () => null, best: { words: "Lowest", rank } };
  return companies.filter((company) => isBest(fact, company, companies)).map(({ id }) => id);
}

test.each<[string, readonly Amount[], readonly number[]]>([
  ["the lowest", [145, 160, 150], [0]],
  ["both that share the lowest", [145, 160, 145], [0, 2]],
  ["nobody if all are the same", [145, 145], []],
  ["nobody if only one is known", [145, null, null], []],
  ["the lowest of those that are known", [160, null, 145], [2]],
  ["nobody if the lowest leaves out a charge", [[145, "waste-charge"], 160], []],
  ["the lowest, whatever a dearer one leaves out", [145, [160, "waste-charge"]], [0]],
  [
    "the lowest if the permit's fee is unknown for all",
    [
      [145, "permit"],
      [160, "permit"],
    ],
    [0],
  ],
  ["nobody if only the lowest leaves out the permit", [[145, "permit"], 160], []],
])("the best in a row is %s", (_, amounts, best) => {
  expect(bestOf(amounts)).toEqual(best);
});

test("a company that does not deliver to the place is never the best", () => {
  expect(bestOf([100, 145, 160], [0])).toEqual([1]);
});
