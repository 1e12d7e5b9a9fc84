import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { todayInLondon } from "#contract/dates.ts";
import { CardCarrier } from "./card-carrier.tsx";

type Card = Parameters<typeof CardCarrier>[0];

const MATCHED: NonNullable<Card["carrier"]> = {
  tier: "upper",
  result: "matched",
  method: "register-page",
  checkedOn: todayInLondon(),
  validTo: null,
};

test("a printed card warns of a bad carrier number, and leaves out what is no warning", () => {
  const card = (changes: Partial<typeof MATCHED>) =>
    renderToString(<CardCarrier carrier={{ ...MATCHED, ...changes }} />);
  expect(card({ validTo: "2020-01-01" })).toContain("expired");
  expect(card({ validTo: "2020-01-01" })).not.toContain("print:hidden");
  expect(card({ tier: "lower", checkedOn: null })).not.toContain("print:hidden");
  expect(card({})).toContain("print:hidden");
  expect(renderToString(<CardCarrier carrier={null} />)).toContain("print:hidden");
});
