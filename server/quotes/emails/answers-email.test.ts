import { expect, test } from "vitest";
import type { OfferTerms } from "#contract/answers/offer.ts";
import { storedContent } from "#server/mail/email-content.ts";
import type { QuoteRow } from "../store.ts";
import { answersEmailContent } from "./answers-email.ts";

const TERMS: OfferTerms = {
  lines: [{ kind: "hire", price: "220.00", vat: true }],
  vat: "included",
  hireDays: 14,
  extraWeek: null,
  weightLimitTonnes: null,
  overweightPerTonne: null,
  earliestDate: null,
  validUntil: null,
  note: null,
};

const quote = {
  reference: "SF-2345-67",
  skipSize: "builder-6-yard",
  hireLength: "2-weeks",
  job: { stands: "road" },
  selectedCompanies: JSON.stringify([
    { id: 1, name: "Firm 1" },
    { id: 2, name: "Firm 2" },
  ]),
} as QuoteRow;

interface Said {
  companyId?: number;
  /** Null for a decline. */
  offer?: Partial<OfferTerms> | null;
  isTold?: boolean;
}

const emailAbout = (...said: Said[]) => emailFor(quote, said);

function emailFor(asked: QuoteRow, said: Said[]) {
  const answers = said.map(({ companyId = 1, offer = {}, isTold = false }, position) => ({
    ...{ id: position + 1, quoteId: 1, companyId, idempotencyKey: null, note: null, totalPence: null },
    version: offer ? position + 1 : null,
    offer: offer && { ...TERMS, ...offer },
    declineReason: offer ? null : ("no-such-size" as const),
    toldAt: isTold ? new Date() : null,
    createdAt: new Date(),
  }));
  const content = answersEmailContent(asked, answers, {
    receiptUrl: "https://skips.example/receipt/1",
    permitOf: ({ earliestDate }) => ({
      ...{ text: "Allow a week for the permit: it is likely too early.", firstDay: "2026-12-04" },
      isTooEarly: earliestDate !== null && earliestDate < "2026-12-04",
    }),
  });
  const { subject, blocks } = storedContent(content);
  const list = blocks.find(({ kind }) => kind === "list");
  const [first] = blocks;
  return {
    first: first?.kind === "text" ? first.text : "",
    subject: subject.replace("Your quote request SF-2345-67: ", ""),
    texts: blocks.flatMap((block) => (block.kind === "text" ? block.text : [])),
    items: list?.kind === "list" ? list.items : [],
  };
}

test("a price is told with what it leaves open and how long it holds", () => {
  expect(emailAbout({ offer: { earliestDate: "2026-12-04", validUntil: "2026-12-24" } })).toMatchObject({
    first: "1 of the 2 companies you asked has answered so far.",
    subject: "you have a price",
    items: [
      "Firm 1: at least £220 for what you asked, VAT included (permit not said). Earliest delivery Friday 4 December 2026. Price holds until 24 December 2026.",
    ],
  });
});

test("a day later than the one that was asked for stands beside it", () => {
  const asked = { ...quote, hireDate: "2026-12-05" };
  const itemFor = (earliestDate: string) => emailFor(asked, [{ offer: { earliestDate } }]).items[0];
  expect(itemFor("2026-12-07")).toContain(
    "Earliest delivery Monday 7 December 2026 (you asked for Saturday 5 December 2026).",
  );
  expect(itemFor("2026-12-04")).toContain("Earliest delivery Friday 4 December 2026.");
});

test("a day before the permit's notice is told as likely too early", () => {
  expect(emailAbout({ offer: { earliestDate: "2026-12-03" } }).items[0]).toContain(
    "Earliest delivery Thursday 3 December 2026. Allow a week for the permit: it is likely too early.",
  );
});

test("beside a price, the email names what is collected apart, and beside a decline it doesn't", () => {
  const asked = { ...quote, job: { waste: ["rubble", "upholstery"] } } as QuoteRow;
  const said = "Collected apart from the skip: sofas and padded seats. Ask whether the price contains that.";
  expect(emailFor(asked, [{}]).texts).toContain(said);
  expect(emailFor(asked, [{ offer: null }]).texts).not.toContain(said);
});

test("VAT that is added is part of the price, and a company without VAT charges none", () => {
  expect(emailAbout({ offer: { vat: "added" } }).items[0]).toContain("£264 for what you asked, VAT included");
  expect(emailAbout({ offer: { vat: "not-registered" } }).items[0]).toContain(
    "at least £220 for what you asked, no VAT to pay",
  );
});

test("everything that an offer does not say is named", () => {
  expect(emailAbout({ offer: { hireDays: null } }).items[0]).toContain(
    "(length of hire not said, permit not said)",
  );
  expect(emailAbout({ offer: { hireDays: 7 } }).items[0]).toContain(
    "(price of an extra week not said, permit not said)",
  );
});

test("a revised price stands beside the one told before", () => {
  const dearer = { lines: [{ kind: "hire" as const, price: "240.00", vat: true }] };
  expect(emailAbout({ isTold: true }, { offer: dearer })).toMatchObject({
    subject: "a company changed its quote",
    items: [
      "Firm 1: new price at least £240 for what you asked, VAT included (permit not said), before at least £220.",
    ],
  });
});

test("new details of the same price say so", () => {
  expect(emailAbout({ isTold: true }, { offer: { validUntil: "2026-12-24" } }).items).toEqual([
    "Firm 1: new details, the price stays at least £220 for what you asked, VAT included (permit not said). Price holds until 24 December 2026.",
  ]);
});

test("a decline takes back the price told before", () => {
  expect(emailAbout({ offer: null })).toMatchObject({
    subject: "a company can't do the job",
    items: ["Firm 1: They don't have this size."],
  });
  expect(emailAbout({ isTold: true }, { offer: null }).items).toEqual([
    "Firm 1: takes back its price of at least £220. They don't have this size.",
  ]);
});

test("a price after a decline is a price, not a change", () => {
  expect(emailAbout({ offer: null, isTold: true }, {}).subject).toBe("you have a price");
});

test("a company without news is not in the list", () => {
  const { items, first } = emailAbout({ isTold: true }, { companyId: 2 });
  expect(items).toEqual([expect.stringMatching(/^Firm 2: /)]);
  expect(first).toBe("Both companies you asked have answered.");
});

test("several of a kind are counted", () => {
  expect(emailAbout({}, { companyId: 2 }).subject).toBe("you have 2 prices");
  expect(emailAbout({ offer: null }, { companyId: 2, offer: null }).subject).toBe(
    "2 companies can't do the job",
  );
  expect(emailAbout({ isTold: true }, { companyId: 2, isTold: true }, {}, { companyId: 2 }).subject).toBe(
    "2 quotes changed",
  );
});
