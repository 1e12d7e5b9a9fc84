import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { Earliest } from "#contract/companies.ts";
import { CardFit } from "./card-fit.tsx";

type Company = Parameters<typeof CardFit>[0]["company"];
/** The text of a card, without tags and comments. */
const cardOf = (company: Company, job?: Parameters<typeof CardFit>[0]["job"]) =>
  renderToString(
    <CardFit company={{ serves: "yes", ...company }} place="LS6" {...(job && { job })} />,
  ).replace(/<[^>]*>/g, "");

const KNOWN: Earliest = { day: "2026-12-02", unknown: [] };
const NOT_SAID: Earliest = { day: null, unknown: ["notice"] };

test("a card says whether the earliest day is in time for the wanted one", () => {
  expect(cardOf({ earliest: KNOWN }, { date: "2026-01-05" })).toContain(", too late for Mon 5 Jan");
  expect(cardOf({ earliest: KNOWN }, { date: "2999-12-31" })).toContain(", in time for Tue 31 Dec");
});

test("a card promises no day for a permit whose notice is not known", () => {
  const earliest: Earliest = { ...KNOWN, unknown: ["permit"] };
  expect(cardOf({ earliest: { ...earliest, day: "2999-12-01" } }, { date: "2999-12-31" })).toMatch(
    /, if permitted by then$/,
  );
  expect(cardOf({ earliest }, { date: "2026-01-05" })).toContain(", too late for Mon 5 Jan");
  const silent: Earliest = { day: null, unknown: ["notice", "permit"] };
  expect(cardOf({ earliest: silent, deliveryTime: "Next day" })).toMatch(/Allow a week for the permit$/);
});

test("a card quotes the company's own words about delivery where it states no notice in working days", () => {
  expect(cardOf({ earliest: NOT_SAID, deliveryTime: "Within 48 hours" })).toContain("Within 48 hours");
  expect(cardOf({ earliest: NOT_SAID })).toContain("Ask for the date");
});

test("only the company's own words are cut off where they are long", () => {
  const classes = (company: Company) => renderToString(<CardFit company={company} place="LS6" />);
  expect(classes({ earliest: KNOWN, deliveryTime: "Next day" })).not.toContain("line-clamp");
  expect(classes({ earliest: NOT_SAID, deliveryTime: "Next day" })).toContain("line-clamp");
});
