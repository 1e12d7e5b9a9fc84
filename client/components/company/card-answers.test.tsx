import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { Earliest } from "#contract/companies.ts";
import { todayInLondon } from "#contract/dates.ts";
import { CardAnswers } from "./company-card.tsx";

type Company = Partial<Parameters<typeof CardAnswers>[0]["company"]>;

const KNOWN: Earliest = { day: "2026-12-02", unknown: [] };
const NOT_SAID: Earliest = { day: null, unknown: ["notice"] };

const htmlOf = (company: Company, job?: Parameters<typeof CardAnswers>[0]["job"]) =>
  renderToString(
    <CardAnswers
      company={{ serves: "yes", earliest: KNOWN, skipSizes: null, ...company }}
      place="LS6"
      {...(job && { job })}
    />,
  );
/** The lines of a card, without tags and comments. */
const linesOf = (...card: Parameters<typeof htmlOf>) =>
  htmlOf(...card)
    .split("</li>")
    .map((line) => line.replace(/<[^>]*>/g, "").trim());

test("a card's first line answers the wanted day", () => {
  const dayOf = (...card: Parameters<typeof htmlOf>) => linesOf(...card)[0];
  expect(dayOf({}, { date: "2026-01-05" })).toBe("Too late for Mon 5 Jan: from about Wed 2 Dec");
  expect(dayOf({ canDo: "yes" }, { date: "2999-12-31" })).toBe("Can do Tue 31 Dec");
  expect(dayOf({ canDo: "ask" }, { date: "2999-12-28" })).toMatch(/^Ask about Sat 28 Dec · from about/);
  expect(dayOf({ earliest: NOT_SAID, deliveryTime: "Next day" }, { date: "2999-12-31" })).toBe(
    "Ask about Tue 31 Dec · Next day",
  );
  expect(dayOf({})).toBe("From about Wed 2 Dec");
  expect(dayOf({ earliest: NOT_SAID })).toBe("Ask for the date");
});

test("a card promises no day for a permit whose notice is not known", () => {
  const earliest: Earliest = { day: "2999-12-01", unknown: ["permit"] };
  expect(linesOf({ earliest }, { date: "2999-12-31" })[0]).toMatch(
    /^Ask about Tue 31 Dec .*, if permitted by then$/,
  );
  const silent: Earliest = { day: null, unknown: ["notice", "permit"] };
  expect(linesOf({ earliest: silent, deliveryTime: "Next day" })[0]).toBe("Allow a week for permission");
  const soon: Earliest = { day: "2026-01-07", unknown: ["permit"] };
  expect(linesOf({ earliest: soon }, { date: "2026-01-05" })[0]).toBe(
    "Too late for Mon 5 Jan: allow a week for permission",
  );
});

test("a card warns of a company that a register says is wound up, and of nothing else in a register", () => {
  const linesWith = (status: "active" | "not-found" | "liquidation") => linesOf({ registers: [{ status }] });
  expect(linesWith("liquidation")).toContain("Companies House: in liquidation");
  expect(linesWith("active").join()).not.toContain("Companies House");
  expect(linesWith("not-found").join()).not.toContain("Companies House");
});

test("only the company's own words are cut off where they are long", () => {
  expect(htmlOf({ deliveryTime: "Next day" })).not.toContain("line-clamp");
  expect(htmlOf({ earliest: NOT_SAID, deliveryTime: "Next day" })).toContain("line-clamp");
});

test("the reason why a company delivers is one press away", () => {
  expect(htmlOf({ servesBecause: "It lists LS6." })).toMatch(/<details.*Why\?.*It lists LS6\./);
});

test("sizes are listed from the smallest until one is asked for", () => {
  expect(linesOf({ skipSizes: "12 yard, 2 yard, 4 yard, 3-4 yards" })).toContain("Skips of 2, 3-4, 4, 12 yd");
  expect(linesOf({ skipSizes: "6 yard, 20-40 yards, 4 tonne" })).toContain("Skips of 6, 20-40 yd");
  expect(linesOf({ skipSizes: "6 yard" }, { size: 6 }).join()).not.toContain("Skips of");
});

test("one line says what is known about each waste of the job", () => {
  expect(
    linesOf({
      wastes: [
        { waste: "garden", taken: "ask" },
        { waste: "soil", taken: "yes" },
        { waste: "rubble", taken: "yes" },
        { waste: "wood", taken: "charge" },
        { waste: "mattress", taken: "no" },
      ],
    }),
  ).toContain("Takes soil and rubble · wood at a charge · garden not said · not mattresses");
  expect(linesOf({ wastes: [{ waste: "soil", taken: "ask" }] })).toContain("Soil not said");
  expect(linesOf({}).join()).not.toMatch(/said|Takes/);
});

test("a printed card warns of a bad carrier number, and leaves out what is no warning", () => {
  const matched = {
    tier: "upper",
    result: "matched",
    method: "register-page",
    checkedOn: todayInLondon(),
    validTo: null,
  } as const;
  const registrationOf = (carrier: Company["carrier"]) =>
    /<li[^>]*>Carrier number.*/.exec(htmlOf({ carrier }))?.[0] ?? "";
  expect(registrationOf({ ...matched, validTo: "2020-01-01" })).toContain("expired");
  expect(registrationOf({ ...matched, validTo: "2020-01-01" })).not.toContain("print:hidden");
  expect(registrationOf({ ...matched, tier: "lower", checkedOn: null })).not.toContain("print:hidden");
  expect(registrationOf(matched)).toContain("print:hidden");
  expect(registrationOf(null)).toBe("");
});
