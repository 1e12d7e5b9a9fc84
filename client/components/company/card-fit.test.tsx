import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { CardFit } from "./card-fit.tsx";

type Company = Parameters<typeof CardFit>[0]["company"];
/** The text of a card, without tags and comments. */
const cardOf = (company: Company, date?: string) =>
  renderToString(<CardFit company={{ serves: "yes", ...company }} place="LS6" date={date} />).replace(
    /<[^>]*>/g,
    "",
  );

test("a card says whether the earliest day is in time for the wanted one", () => {
  expect(cardOf({ noticeDays: 3 }, "2026-01-05")).toContain(", too late for Mon 5 Jan");
  expect(cardOf({ noticeDays: 3 }, "2999-12-31")).toContain(", in time for Tue 31 Dec");
});

test("a card quotes the company's own words about delivery where it states no notice in working days", () => {
  expect(cardOf({ noticeDays: null, deliveryTime: "Within 48 hours" })).toContain("Within 48 hours");
  expect(cardOf({ noticeDays: null })).toContain("Ask for the date");
});
