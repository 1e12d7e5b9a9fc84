import type { OfferTerms } from "#contract/answers/offer.ts";
import type { DeliveryKind } from "#contract/deliveries.ts";
import type { PressFacts } from "#contract/hires/press-bodies.ts";
import type { Actor } from "#contract/hires/presses.ts";
import type { WorkCounts } from "#contract/work/work-kinds.ts";
import { addressChangedContent } from "#server/companies/address-email.ts";
import { invitationContent } from "#server/companies/drafts/invitation-email.ts";
import { acknowledgement, noticeContent } from "#server/complaints/complaints.ts";
import { confirmClaimContent, linkEmailContent, pageActContent } from "#server/firms/link-email.ts";
import { leadCopyContent, leadEmailContent, listedContent, refusedContent } from "#server/leads/email.ts";
import { acceptedClaimContent, refusedClaimContent } from "#server/proposals/claim-email.ts";
import { offerView } from "#server/quotes/answers/offer-view.ts";
import { answerNoticeContent } from "#server/quotes/emails/answer-notice-email.ts";
import { answersEmailContent } from "#server/quotes/emails/answers-email.ts";
import { companyEmailContent, companyReminderContent } from "#server/quotes/emails/company-email.ts";
import { customerReminderContent } from "#server/quotes/emails/customer-reminder-email.ts";
import { cancellationEmailContent, choiceEmailContent } from "#server/quotes/emails/decision-emails.ts";
import {
  choiceNewsContent,
  type HireEmailDetails,
  hireEmailContent,
  moreHireNewsContent,
} from "#server/quotes/emails/hire-emails.ts";
import {
  adminEmailContent,
  customerEmailContent,
  verificationEmailContent,
} from "#server/quotes/emails/new-request-emails.ts";
import { invitationEmailContent } from "#server/quotes/follow-ups/invitations.ts";
import { reviewEmailContent } from "#server/reviews/add-review.ts";
import { workDigestContent } from "#server/work/work.ts";
import { administratorDigestContent, digestContent } from "../attempt.ts";
import { type EmailContent, type StoredContent, storedContent } from "../email-content.ts";

const SITE = "https://skips.example";
const COMPANY = { id: 1, name: "Firm 1", email: "firm1@skips.example", phone: "01632 960001" };
const BRANCH = { id: 2, name: "Firm 2", email: "firm2@skips.example", phone: null };
const OTHER = {
  ...{ id: 3, name: "Firm 3", location: "Leeds", rating: "4.50", reviewCount: 2 },
  ...{ distance: 3, servesBecause: null, offersSize: null, total: null },
};

/** A company from a public source, which the administrator invites by email. */
const DRAFT = {
  step: "ask" as const,
  ...{ ...COMPANY, location: "Leeds", county: "West Yorkshire", postcode: "LS9 0PX", website: null },
  sources: [
    {
      ...{ source: "Environment Agency public register", licence: "Environment Agency Conditional Licence" },
      ...{ record: "CBDU99000001", readOn: "2026-11-20", fields: ["name", "phone"] },
    },
  ],
  ...{ registers: [], tellBy: "2026-12-20", keptUntil: "2027-05-19", invitedAt: null },
};

const COMPANY_READS: PressFacts[] = [
  { press: "answer", number: "F1" },
  { press: "day", of: "delivery", day: "2026-12-08", part: "morning" },
  { press: "agree", of: "delivery", day: "2026-12-08", part: "morning" },
  { press: "keep", weeks: 2 },
  { press: "keep-price", number: "C2", agreed: "yes", amount: "30.00" },
  { press: "collect", day: "2026-12-21", part: "any" },
  { press: "swap", day: "2026-12-21", part: "any" },
  { press: "not-yet" },
  { press: "take-back", number: "C2", said: "collected" },
  { press: "problem", problem: "more-charged", amount: "120.00" },
  { press: "problem-end", number: "C3", settled: "no" },
  { press: "release" },
];
const CUSTOMER_READS: PressFacts[] = [
  { press: "question", question: "access" },
  { press: "day", of: "collection", day: "2026-12-22", part: "any" },
  { press: "delivered", day: "2026-12-08" },
  { press: "keep-reply", number: "C2", agreed: "yes", amount: "30.00" },
  { press: "swapped", day: "2026-12-15" },
  { press: "collected", day: "2026-12-22", tonnes: 3.2 },
  { press: "take-back", number: "F2", said: "delivered" },
  { press: "problem-answer", number: "C3", reply: "offers", amount: "60.00" },
];
const REMINDERS: PressFacts[] = ["delivery", "end", "permit"].map((about) => ({
  ...{ press: "reminded", about, day: "2026-12-22" },
}));

const hireNews = (
  facts: PressFacts,
  by: Actor,
  reader: "customer" | "company",
  place: string | null,
): HireEmailDetails => ({
  event: {
    ...{ by, facts, number: by === "clock" ? null : "C1", at: new Date("2026-12-01T14:02:00Z") },
    typed: { words: "Zyxwv evil.example" },
    ...(facts.press.startsWith("problem-") && { problem: "more-charged" }),
  },
  ...{ reader, company: COMPANY.name, place, url: `${SITE}/receipt/1` },
  ...(facts.press === "day" && { permit: PERMIT.text }),
  ...(facts.press === "keep-reply" && {
    kept: { endsOn: "2026-12-24", furtherWeeks: [KEPT], permit: null, keep: PRICED },
  }),
});
const PRICED = { number: "C2", weeks: 1, agreed: null, price: "30.00" };
const KEPT = { number: "C2", weeks: 1, agreedAt: "2026-12-10T09:00:00.000Z", price: "30.00", isUsed: true };

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
const ANSWER = {
  ...{ quoteId: 1, version: null, offer: null, totalPence: null, declineReason: null, note: null },
  ...{ idempotencyKey: null, toldAt: null, createdAt: new Date() },
};

const PERMIT = {
  text: "Allow 7 working days for the permit: Tuesday 8 December 2026 is likely too early.",
  ...{ firstDay: "2026-12-11", isTooEarly: true },
};

export const URGENT = "URGENT your listing ends today, verify at evil.example";

/** The fields that a visitor types. All but the email address have this text. */
export const typed = (text: string) => ({
  name: text,
  email: "stranger@home.example",
  phone: text,
  location: text,
  wasteType: text,
  additionalInfo: text,
});

const quoteWith = (fields: object) => ({
  ...typed("Ann"),
  reference: "SF-2345-67",
  skipSize: "builder-6-yard",
  hireLength: "1-week",
  hireDate: null,
  job: null,
  selectedCompanies: "[]",
  requestHash: "",
  idempotencyKey: null,
  permit: PERMIT.text,
  ...fields,
});

const rowWith = (fields: object) => ({
  ...quoteWith(fields),
  id: 1,
  status: "new",
  createdAt: new Date(),
  ...{ chosenCompanyId: null, chosenVersion: null, chosenAt: null, choiceToldAt: null, invitedAt: null },
  ...{ withdrawnAt: null, followedAt: null, erasedAt: null, searchText: null },
  ...{ customerMailbox: null, customerPhone: null, awaitingConfirmation: false },
});

const leadWith = (fields: object) => ({
  ...{ ...typed("Ann"), id: 7, companyName: URGENT, projectDetails: URGENT, skipSize: null, duration: null },
  ...{ companyIds: [], status: "new", createdAt: "2026-11-22T12:00:00.000Z" },
  ...fields,
});

const COUNTS: WorkCounts = {
  ...{ complaints: 1, claims: 1, removals: 0, unansweredRequests: 2, failedEmails: 1, listingRequests: 30 },
  ...{
    reportedReviews: 3,
    waitingReviews: 60,
    changes: 0,
    corrections: 4,
    drafts: 5,
    draftsToRing: 2,
    draftsAsked: 9,
    duplicates: 15,
  },
  ...{
    unplacedCompanies: 1,
    outdatedChecks: 400,
    registerDifferences: 2,
    registerDoubts: 3,
    draftDoubts: 0,
    silentHires: 1,
  },
};

function requestEmails(fields: object, place: string | null) {
  const quote = quoteWith(fields);
  const row = rowWith(fields);
  const asked = { ...row, selectedCompanies: JSON.stringify([COMPANY, BRANCH]) };
  const receiptUrl = `${SITE}/receipt/1`;
  const answerUrl = (id: number) => `${SITE}/answer/${id}`;
  const answers = [
    { companyId: 1, offer: { ...OFFER, note: String(quote.name) }, version: 1 },
    { companyId: 2, declineReason: "other" as const, note: String(quote.name) },
  ].map((answer, position) => ({ ...ANSWER, ...answer, id: position + 1 }));
  const offer = offerView({ ...ANSWER, id: 1, companyId: 1, offer: OFFER, version: 2 }, asked);
  const sinceChoices = [null, offer && { ...offer, version: 3 }, offer];
  const reminded = { deliveries: [], answers, receiptUrl };
  const toCompany = { companies: 2, place, answerUrl, listingUrl: `${SITE}/company/${COMPANY.id}/claim` };
  const toOne = companyEmailContent(quote, { to: [COMPANY], ...toCompany });
  return {
    company: [toOne, companyEmailContent(quote, { to: [COMPANY, BRANCH], ...toCompany })],
    customer: [customerEmailContent(quote, { companies: [COMPANY, BRANCH], place, url: receiptUrl })],
    verification: [verificationEmailContent(quote, { place, url: receiptUrl })],
    admin: [adminEmailContent(quote, { companies: [COMPANY], place, url: `${SITE}/admin` })],
    cancellation: [cancellationEmailContent(row, "chosen"), cancellationEmailContent(row, "withdrawn")],
    answers: [null, 1].map((chosenCompanyId) =>
      answersEmailContent({ ...asked, chosenCompanyId }, answers, { receiptUrl, permitOf: () => PERMIT }),
    ),
    "company-reminder": [
      companyReminderContent(row, { to: [COMPANY], place, sentAt: new Date(), answerUrl }),
    ],
    "customer-reminder": [
      customerReminderContent(asked, { ...reminded, others: [OTHER], newRequestUrl: null }),
      customerReminderContent(asked, { ...reminded, others: [], newRequestUrl: `${SITE}/quote` }),
    ],
    choice: sinceChoices.map((sinceChoice) =>
      choiceEmailContent(row, { name: COMPANY.name, place, offer, sinceChoice, url: `${SITE}/answer/1` }),
    ),
    "company-notice": [
      answerNoticeContent(row, COMPANY.name, { ...ANSWER, id: 1, companyId: 1, offer: OFFER, version: 2 }),
      answerNoticeContent(row, COMPANY.name, { ...ANSWER, id: 1, companyId: 1, declineReason: "other" }),
    ],
    hire: [
      ...COMPANY_READS.map((facts) => hireEmailContent(row, hireNews(facts, "customer", "company", place))),
      moreHireNewsContent(row, hireNews({ press: "agree" }, "customer", "company", place)),
    ],
    "hire-news": [
      ...sinceChoices.map((sinceChoice) =>
        choiceNewsContent(row, {
          ...{ company: COMPANY.name, phone: COMPANY.phone, offer, sinceChoice, url: receiptUrl },
        }),
      ),
      ...CUSTOMER_READS.map((facts) => hireEmailContent(row, hireNews(facts, "company", "customer", place))),
      ...REMINDERS.map((facts) => hireEmailContent(row, hireNews(facts, "clock", "customer", place))),
    ],
    invitation: [invitationEmailContent(row, COMPANY.name, receiptUrl)],
    digest: [[toOne], [toOne, toOne]].map((emails) => digestContent(emails.map(storedContent))),
  } satisfies Partial<Record<DeliveryKind, EmailContent[]>>;
}

/**
 * Examples of every kind of email. `fields` replace fields of the quote request and of the lead. `place` is the place's name in
 * our tables.
 */
export function everyEmail(
  fields: object = {},
  place: string | null = null,
): Record<DeliveryKind, StoredContent[]> {
  const written = Object.entries(writtenEmails(fields, place));
  return Object.fromEntries(written.map(([kind, emails]) => [kind, emails.map(storedContent)])) as ReturnType<
    typeof everyEmail
  >;
}

const writtenEmails = (fields: object, place: string | null): Record<DeliveryKind, EmailContent[]> => ({
  ...requestEmails(fields, place),
  lead: [
    leadEmailContent(leadWith(fields), {
      isKnownPlace: place !== null,
      reference: "LR-7K3M9Q",
      adminUrl: `${SITE}/admin`,
    }),
  ],
  "lead-copy": [leadCopyContent("LR-7K3M9Q", null, SITE), leadCopyContent("LR-7K3M9Q", COMPANY, SITE)],
  "lead-decision": [listedContent(COMPANY, SITE), refusedContent("The company does not hire out skips.")],
  complaint: [noticeContent("2026-12-22", SITE)],
  "complaint-acknowledgement": [acknowledgement({ createdAt: "2026-11-22T12:00:00.000Z" })],
  "address-change": (["former", "new"] as const).map((reader) => addressChangedContent(COMPANY, reader)),
  "draft-invitation": [invitationContent(DRAFT, `${SITE}/firm/open/1`, SITE)],
  "company-notice": [
    ...requestEmails(fields, place)["company-notice"],
    ...(["opened", "hidden", "paused"] as const).map((act) => pageActContent(COMPANY, act)),
  ],
  "firm-link": [linkEmailContent(COMPANY, `${SITE}/firm/open/1`)],
  "claim-confirmation": [confirmClaimContent(COMPANY, `${SITE}/confirm-claim/1`)],
  "claim-decision": [
    ...[COMPANY.email, null].map((email) =>
      acceptedClaimContent(
        { name: COMPANY.name, email },
        { to: "jo@ash.example", url: `${SITE}/firm/open/1`, until: new Date("2026-11-27T18:05:00Z") },
      ),
    ),
    refusedClaimContent(COMPANY, "The register names somebody else as director."),
  ],
  "admin-digest": requestEmails(fields, place).admin.flatMap((one) => [
    administratorDigestContent([storedContent(one)]),
    administratorDigestContent([storedContent(one), storedContent(one)]),
  ]),
  "work-digest": [workDigestContent(COUNTS, SITE) ?? []].flat(),
  review: [reviewEmailContent(COMPANY.name, `${SITE}/my-review/1`)],
});
