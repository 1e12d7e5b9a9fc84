import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { exampleOffer } from "#client/components/answers/testing/examples.ts";
import { HIRE } from "#client/components/hire/testing/example-hire.ts";
import { carrierOf } from "#contract/carriers/carrier.ts";
import type { CarrierCheck } from "#contract/carriers/carrier-check.ts";
import { todayInLondon } from "#contract/dates.ts";
import type { HireView } from "#contract/hires/hire-view.ts";
import { WASTES } from "#contract/job/job.ts";
import { NATION_LAW } from "#contract/job/nation-law.ts";
import type { QuoteReceipt } from "#contract/quotes.ts";
import { RecordSheet } from "./record.screen.tsx";
import { recordFacts } from "./record-facts.ts";

const CHOSEN = {
  ...{ id: 1, name: "Aire Skips", phone: "0113 496 0121", state: "sent" as const },
  ...{ sameMailbox: [], cancellationEmail: null, isTold: false, permitQuestion: null },
};
const ANSWER = { state: "chosen", offer: null, declinedBecause: null, note: null } as const;
const RECEIPT: QuoteReceipt = {
  reference: "SF-ABC-123",
  createdAt: "2026-11-23T10:00:00.000Z",
  asked: [
    { label: "Location", text: "LS6 2AB" },
    { label: "Skip", text: "6 yards" },
    { label: "Delivery", text: "Monday 30 November 2026" },
  ],
  name: "Sam Taylor",
  email: "sam@customer.example",
  phoneEnding: "123",
  companies: [{ ...CHOSEN, answer: ANSWER }],
  hire: null,
  questions: [],
  released: null,
  viewUrl: null,
  chosenCompanyId: 1,
  undoUntil: null,
  sinceChoice: null,
  choiceEmail: null,
  job: { size: 6, waste: ["garden", "soil"] },
  weeks: 2,
  withdrawnAt: null,
  erasedAt: null,
  awaitingConfirmation: false,
  canConfirm: false,
  linkEmail: null,
  confirmRefusal: null,
  others: [],
  canAsk: 0,
  size: null,
  date: null,
  testMode: false,
};

function textOf(
  changes: Partial<QuoteReceipt>,
  isBusiness: boolean,
  licenseNumber: string | null = "CBDU99000001",
  check: CarrierCheck | null = null,
  nation: string | null = "England",
) {
  const company = { licenseNumber, carrier: carrierOf(licenseNumber, check) };
  const facts = recordFacts({ ...RECEIPT, ...changes }, company, nation);
  if (!facts) throw new Error("No company is chosen");
  return renderToString(<RecordSheet facts={facts} isBusiness={isBusiness} receiptUrl="/receipt/token" />)
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");
}

test.each([
  ["added", "£446 with VAT, as offered"],
  ["included", "with VAT, as offered"],
  ["not-registered", "without VAT (not registered), as offered"],
] as const)("the record of an offer whose VAT is %s says: %s", (vat, words) => {
  const answer = { ...ANSWER, offer: exampleOffer({ vat }) };
  expect(textOf({ companies: [{ ...CHOSEN, answer }] }, false)).toContain(words);
});

test("a price that came after the choice is recorded as later", () => {
  const offer = exampleOffer({});
  const text = textOf(
    { companies: [{ ...CHOSEN, answer: { ...ANSWER, offer } }], sinceChoice: offer },
    false,
  );
  expect(text).toContain("£446 with VAT, as offered after the choice");
});

test("a week that was agreed later has a line of its own with its day, and a total if all is known", () => {
  const answer = { ...ANSWER, offer: exampleOffer({}) };
  const agreed = { number: "C2", weeks: 1, agreedAt: "2026-12-10T09:00:00.000Z", price: "30.00" };
  const week = { ...agreed, isUsed: true };
  const hire = { ...HIRE, furtherWeeks: [week], totalWithWeeks: "476.00" };
  const kept = (changes: Partial<HireView>, isBusiness = false) =>
    textOf({ companies: [{ ...CHOSEN, answer }], hire: { ...hire, ...changes } }, isBusiness);
  for (const isBusiness of [false, true])
    expect(kept({}, isBusiness)).toContain(
      "as offered 1 extra week (C2) £30, as agreed on 10 December 2026 Total with extra weeks £476",
    );
  expect(kept({ isTotalOpen: true })).toContain(
    "£476, without any charge for a longer permit, a swap, extra weight or a problem",
  );
  const unknown = kept({ furtherWeeks: [{ ...week, price: null }], totalWithWeeks: null });
  expect(unknown).toContain("1 extra week (C2) Price not said, as agreed on 10 December 2026");
  expect(unknown).not.toContain("Total with extra weeks");
  const unused = kept({ furtherWeeks: [{ ...week, isUsed: false }], totalWithWeeks: null });
  expect(unused).toContain("1 extra week (C2) Agreed on 10 December 2026, not used");
});

test("a record after a swap says of which skip its figures are, and where the other load went", () => {
  const load = { site: "Kirkstall", permit: "EPR/AB1234CD", tracking: null, tonnes: 3.1 };
  const hire: HireView = {
    ...{ ...HIRE, stage: "collected", collectedOn: "2026-12-15", went: { ...load, site: "Bramley" } },
    swaps: [{ day: "2026-12-08", went: load }],
  };
  for (const isBusiness of [false, true]) {
    const text = textOf({ hire }, isBusiness);
    expect(text).toContain(
      "Skip 1, swapped on Tuesday 8 December 2026: site and weight Kirkstall, permit EPR/AB1234CD, 3.1 tonnes, as the company says",
    );
    expect(text).toContain("2. The weight, site and tracking number of this record are of the last one.");
  }
  expect(textOf({ hire }, false)).toContain("Site it went to, as the company says Bramley");
  expect(textOf({}, false)).not.toMatch(/swapped|Skips taken/);
});

test("there is no record before a company is chosen", () => {
  expect(recordFacts({ ...RECEIPT, chosenCompanyId: null }, null, null)).toBeNull();
});

test("a household's record names the company, its number as unchecked, and leaves blanks for the rest", () => {
  const text = textOf({}, false);
  expect(text).toContain("Aire Skips , 0113 496 0121");
  expect(text).toContain(
    "CBDU99000001, as listed here. Environment Agency or Natural Resources Wales, upper tier. Not checked by Skip Finder. Check it yourself at the register.",
  );
  expect(text).toContain("Vehicle registration to fill in by hand");
  expect(text).toContain("Waste tracking number, eight characters to fill in by hand");
  expect(text).toContain("Skip, 6 yards");
  expect(text).toContain("A household needs no waste transfer note.");
  expect(text).toContain("doesn't prove that the waste was disposed of lawfully");
});

test("a check of the number stands on both records with its day, method and result", () => {
  const check = {
    number: "CBDU99000001",
    nation: "England",
    tier: "upper",
    result: "matched",
    method: "register-page",
    validTo: null,
    checkedOn: todayInLondon(),
  } as const;
  const said = /Checked by Skip Finder at the register, on \d+ \w+ 20\d\d: number, name and tier agree\./;
  expect(textOf({}, false, "CBDU99000001", check)).toMatch(said);
  expect(textOf({}, true, "CBDU99000001", check)).toMatch(said);
  const inFile = textOf({}, true, "CBDU99000001", { ...check, method: "register-file" });
  expect(inFile).toContain(
    "Contains Environment Agency information © Environment Agency and/or database right.",
  );
});

test("a company without a stated number is to be asked for it", () => {
  expect(textOf({}, false, null)).toContain("The company has stated none to us: ask for it");
});

test("a business gets the seven items of a transfer note, as a draft", () => {
  const text = textOf({}, true);
  for (const item of ["1.", "2.", "3.", "4.", "5 and 6.", "7."]) expect(text).toContain(` ${item} `);
  expect(text).toContain("a draft of the waste transfer note, for both to complete and sign");
  expect(text).toContain("SIC code (2007) of the business handing over");
  expect(text).toContain("it becomes a transfer note when every item is filled in and both have signed");
  expect(text).toContain("Both keep it for 2 years.");
});

test("a waste with one code carries it; where the contents decide, the code is to be agreed", () => {
  const text = textOf({}, true);
  expect(text).toContain("Garden : 20 02 01 biodegradable waste");
  expect(text).toContain("Soil : code to be agreed with the company: 17 05 04 or 20 02 02 or 17 05 03*");
});

test("typed waste has the codes that its words suggest, to be agreed, and asbestos needs a consignment note", () => {
  const typed = (text: string) => textOf({ asked: [{ label: "Type of waste", text }], job: null }, false);
  expect(typed("Odds and ends")).toContain("Odds and ends : code to be agreed with the company");
  expect(typed("Odds and ends")).not.toContain("*");
  expect(typed("Soil and branches")).toContain(
    "Soil and branches : code to be agreed with the company, for example: Garden : 20 02 01 biodegradable waste Soil : code to be agreed with the company: 17 05 04 or",
  );
  expect(typed("Topsoil")).toContain("17 05 04 or");
  expect(textOf({ job: { waste: ["asbestos"] } }, false)).toContain("also needs a consignment note");
  expect(typed("Asbestos roof sheets")).toContain("also needs a consignment note");
});

test("the record names what must not go into the skip with the rest", () => {
  const said = "Upholstery, Tyres: must not go into a skip with other waste.";
  for (const isBusiness of [false, true])
    expect(textOf({ job: { waste: ["rubble", "upholstery", "tyres"] } }, isBusiness)).toContain(said);
  expect(textOf({ job: { waste: ["rubble", "plasterboard"] } }, false)).toContain(
    "Plasterboard: must not go into a skip with other waste.",
  );
  for (const waste of ["rubble", "plasterboard"] as const)
    expect(textOf({ job: { waste: [waste] } }, false)).not.toContain("must not go into");
  const asked = [{ label: "Type of waste", text: "Bricks and a sofa" }];
  expect(textOf({ asked, job: null }, false)).toContain("Upholstery: must not go into a skip");
});

test("a delivery that is likely too early for the permit is recorded as such", () => {
  const permitQuestion = { text: "Allow a week for the permit.", firstDay: "2026-12-11", isTooEarly: true };
  const hire = { ...(HIRE as HireView), deliveredOn: null, permitQuestion };
  for (const isBusiness of [false, true])
    expect(textOf({ hire }, isBusiness)).toContain("Monday 30 November 2026. Allow a week for the permit.");
});

test("only a business's record for Northern Ireland, or an unknown nation, asks for the origin of the waste", () => {
  const origin = "Origin of the waste, if known";
  expect(textOf({}, true, null, null, "Northern Ireland")).toContain(origin);
  expect(textOf({}, true, null, null, null)).toContain(`${origin} (Northern Ireland)`);
  expect(textOf({}, true)).not.toContain(origin);
  expect(textOf({}, false, null, null, "Northern Ireland")).not.toContain(origin);
});

const JOB = { job: { waste: WASTES.map(({ value }) => value) } };

test("only a business's record carries the field names of the tracking service, all at its end", () => {
  const names = /\b(your[A-Z]|[a-z]+[A-Z]\w+|[a-z]+\.[a-z]+[A-Z])/;
  expect(textOf(JOB, false)).not.toMatch(names);
  const [record = "", atEnd = ""] = textOf(JOB, true).split(
    "The same items in the government's waste tracking service",
  );
  expect(record).not.toMatch(names);
  expect(atEnd).toMatch(names);
});

const LAWS = Object.entries(NATION_LAW);

test.each(LAWS)("the records of %s cite its own law and no other nation's", (nation, law) => {
  const [household, business] = [false, true].map((isBusiness) =>
    textOf(JOB, isBusiness, null, null, nation),
  ) as [string, string];
  expect(household).toContain(law.household);
  expect(business).toContain(`The law about the note is ${law.note}.`);
  for (const [, other] of LAWS)
    if (other.note !== law.note)
      expect(household + business).not.toContain(other.note.replace(/^(regulation \d+ of )?the /, ""));
  for (const text of [household, business]) {
    expect(text).toContain(`Upholstery : 20\u00a003\u00a007 ${law.seats}`.replaceAll("\u00a0", " "));
  }
});

test("a household in Northern Ireland, and one whose nation is unknown, learns that officers may ask for the note", () => {
  for (const nation of ["Northern Ireland", null])
    expect(textOf({}, false, null, null, nation)).toContain(
      "In Northern Ireland officers may ask a household for the completed waste transfer note",
    );
  expect(textOf({}, false, null, null, "Northern Ireland")).not.toContain("needs no waste transfer note");
  expect(textOf({}, true, null, null, null)).not.toContain("2011");
});
