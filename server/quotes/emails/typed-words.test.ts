import { describe, expect, test } from "vitest";
import type { OfferTerms } from "#contract/answers/offer.ts";
import { BRAND } from "#contract/brand.ts";
import { leadEmailContent } from "#server/leads/email.ts";
import { digestContent } from "#server/mail/digest-email.ts";
import type { EmailContent } from "#server/mail/email-content.ts";
import { renderEmail } from "#server/mail/email-view.tsx";
import { adminEmailContent } from "./admin-email.ts";
import { answersEmailContent } from "./answers-email.ts";
import { cancellationEmailContent } from "./cancellation-email.ts";
import { choiceEmailContent } from "./choice-email.ts";
import { companyEmailContent } from "./company-email.ts";
import { companyReminderContent } from "./company-reminder-email.ts";
import { customerEmailContent } from "./customer-email.ts";
import { customerReminderContent } from "./customer-reminder-email.ts";
import { invitationEmailContent } from "./invitation-email.ts";
import { verificationEmailContent } from "./verification-email.ts";

const FIRM = { id: 1, name: "Firm 1", email: "firm1@skips.example", phone: null };
const OFFER: OfferTerms = {
  lines: [
    { kind: "hire", price: "200.00", vat: true },
    { kind: "extra", item: "Zyxwv evil.example", price: "5.00", vat: true },
  ],
  vat: "included",
  hireDays: null,
  extraWeek: null,
  weightLimitTonnes: null,
  overweightPerTonne: null,
  earliestDate: null,
  validUntil: null,
  note: null,
};
const OTHER = {
  ...{ id: 3, name: "Firm 3", location: "Leeds", rating: "4.50", reviewCount: 2 },
  ...{ distance: 3, servesBecause: null, total: null },
};
const ANSWER = {
  ...{ quoteId: 1, version: null, offer: null, totalPence: null, declineReason: null, note: null },
  ...{ idempotencyKey: null, toldAt: null, createdAt: new Date() },
};
const URGENT = "URGENT your listing ends today, verify at evil.example";

const typed = (text: string) => ({
  name: text,
  email: "stranger@home.example",
  phone: text,
  location: text,
  wasteType: text,
  additionalInfo: text,
});

function emailsWith(fields: object, place: string | null = null): Record<string, EmailContent> {
  const quote = {
    ...typed("Ann"),
    reference: "SF-2345-67",
    skipSize: "builder-6-yard",
    hireLength: "1-week",
    hireDate: null,
    job: null,
    selectedCompanies: "[]",
    requestHash: "",
    idempotencyKey: null,
    ...fields,
  };
  const row = {
    ...{
      ...quote,
      id: 1,
      status: "new",
      chosenCompanyId: null,
      chosenVersion: null,
      chosenAt: null,
      choiceToldAt: null,
      invitedAt: null,
      withdrawnAt: null,
      erasedAt: null,
    },
    ...{ customerMailbox: null, customerPhone: null, awaitingConfirmation: false },
  };
  const lead = {
    ...{
      ...typed("Ann"),
      id: 7,
      companyName: URGENT,
      projectDetails: URGENT,
      skipSize: null,
      duration: null,
    },
    ...{ companyIds: [], status: "new", createdAt: "2026-11-22T12:00:00.000Z", ...fields },
  };
  const adminUrl = "https://skips.example/admin";
  const receiptUrl = "https://skips.example/receipt/1";
  const answerUrl = (id: number) => `https://skips.example/answer/${id}`;
  const answers = [
    { companyId: 1, offer: { ...OFFER, note: String(quote.name) }, version: 1 },
    { companyId: 2, declineReason: "other" as const, note: String(quote.name) },
  ].map((answer, position) => ({ ...ANSWER, ...answer, id: position + 1 }));
  return {
    company: companyEmailContent(quote, { to: [FIRM], companies: 2, place, answerUrl }),
    customer: customerEmailContent(quote, { companies: [FIRM], place, receiptUrl }),
    admin: adminEmailContent(quote, { companies: [FIRM], place, adminUrl }),
    chosen: cancellationEmailContent({ ...row, createdAt: new Date() }, "chosen"),
    withdrawn: cancellationEmailContent({ ...row, createdAt: new Date() }, "withdrawn"),
    answers: answersEmailContent(
      { ...row, createdAt: new Date(), selectedCompanies: JSON.stringify([FIRM, { id: 2, name: "Firm 2" }]) },
      { answers, receiptUrl },
    ),
    choice: choiceEmailContent(
      { ...row, createdAt: new Date() },
      { name: "Firm 1", place, offer: { ...OFFER, version: 2 } },
    ),
    "company reminder": companyReminderContent(
      { ...row, createdAt: new Date() },
      { to: [FIRM], place, sentAt: new Date(), answerUrl },
    ),
    "customer reminder": customerReminderContent(
      { ...row, createdAt: new Date(), selectedCompanies: JSON.stringify([FIRM, { id: 2, name: "Firm 2" }]) },
      { deliveries: [], answers, others: [OTHER], receiptUrl },
    ),
    invitation: invitationEmailContent(
      { ...row, createdAt: new Date() },
      { name: FIRM.name, reviewUrl: receiptUrl, daysLeft: 30 },
    ),
    verification: verificationEmailContent(quote, { place, confirmUrl: receiptUrl }),
    digest: digestContent([companyEmailContent(quote, { to: [FIRM], companies: 2, place, answerUrl })]),
    lead: leadEmailContent(lead, { isKnownPlace: place !== null, adminUrl }),
  };
}

const KINDS = Object.keys(emailsWith({}));
const emailOf = (kind: string, fields: object, place?: string | null) =>
  emailsWith(fields, place)[kind] ?? expect.unreachable();

describe.each(KINDS)("the %s email", (kind) => {
  test.each([URGENT, "\u202Eelpmaxe.live", "Your listing ends today"])(
    "has no typed word in its subject, preview, heading or first sentence: %j",
    (text) => {
      const email = emailOf(kind, typed(text));
      expect(email.blocks[0]?.kind).toBe("text");
      expect(JSON.stringify([email.subject, email.preview, email.heading, email.blocks[0]])).not.toContain(
        JSON.stringify(text).slice(1, -1),
      );
    },
  );

  test("has typed words only in a block that says so", () => {
    const marked = emailOf(kind, typed("Zyxwv"));
    const ours = { ...marked, blocks: marked.blocks.filter((block) => block.kind !== "typed") };
    expect(JSON.stringify(ours)).not.toMatch(/Zyxwv|stranger@/);
    for (const block of marked.blocks)
      if (block.kind === "typed")
        expect(block.title).toMatch(/^The (customer|business) wrote \(not checked by us\)$/);
  });

  test("links to nothing that was typed", async () => {
    const { html } = await renderEmail(emailOf(kind, typed("https://evil.example www.evil.example")));
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url);
    expect(links.filter((url) => !url?.startsWith("https://skips.example/"))).toEqual([]);
  });
});

test("a copy of our footer in the notes is marked line by line as the customer's", async () => {
  const footer = `-- \n${BRAND.name}, ${BRAND.email}\nYour listing ends today.`;
  const { text } = await renderEmail(emailOf("company", { additionalInfo: footer }));
  expect(text.match(/^-- $/gm)).toHaveLength(1);
  expect(text.split("\n").filter((line) => line.includes("Your listing ends today."))).toEqual([
    "|   Your listing ends today.",
  ]);
});

test("a place we know stands in the subject by our own name for it", () => {
  const fields = { location: "leeds" };
  for (const kind of ["company", "customer", "admin"])
    expect(emailOf(kind, fields, "Leeds, West Yorkshire").subject).toMatch(
      /: 6 yard skip in Leeds, West Yorkshire$/,
    );
});

test.each(["company", "admin", "lead"])(
  "an unknown place and an unreadable phone are marked (%s)",
  async (kind) => {
    const fields = { location: "the old mill", phone: "ask for Ann" };
    const { html, text } = await renderEmail(emailOf(kind, fields));
    expect(text).toContain("| Phone: ask for Ann (does not look like a telephone number)\n");
    expect(text).toContain("| Location: the old mill (a place we don't know)\n");
    expect(html).toContain("(does not look like a telephone number)");
    expect(html).toContain("(a place we don&#x27;t know)");
  },
);

test.each(["company", "admin", "lead"])("a telephone number is a link (%s)", async (kind) => {
  const { html, text } = await renderEmail(emailOf(kind, { phone: "07700 900123" }, "Leeds"));
  expect(html).toMatch(/<a href="tel:\+447700900123"[^>]*>07700 900123<\/a>/);
  expect(text).toContain("| Phone: 07700 900123\n");
  expect(text).not.toContain("(a place");
});

test("a digest keeps the link with which each request is answered", async () => {
  const { text } = await renderEmail(emailOf("digest", {}));
  expect(text).toContain("Answer with a price:\nhttps://skips.example/answer/1\n");
});

test.each(["company", "digest"] as const)(
  "the %s email names no other address than the operator's",
  async (kind) => {
    const { html, text } = await renderEmail(emailOf(kind, {}), { email: "desk@skips.example" });
    expect(html + text).toContain("desk@skips.example");
    expect(html + text).not.toContain(BRAND.email);
  },
);
