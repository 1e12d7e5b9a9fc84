import { CHOICE_UNDO_MINUTES } from "#contract/answers/offer.ts";
import { offerTotal } from "#contract/answers/offer-total.ts";
import { DAY_MS } from "#contract/dates.ts";
import type { DeliveryKind } from "#contract/deliveries.ts";
import { toPence } from "#contract/text/pounds.ts";
import { answers, type quotes } from "#server/database/tables/requests.ts";
import { chooseAddress, MOBILE, threeDigits } from "../companies/addresses.ts";
import { chooseAsker } from "../companies/names.ts";
import type { DemoData } from "../generate.ts";
import { createSeededRandom } from "../random.ts";
import { after, HOUR_MS } from "./answers.ts";
import { hireRows } from "./hires.ts";
import { createDemoRequests, type DemoRequest } from "./requests.ts";

type QuoteRow = typeof quotes.$inferInsert & { id: number };

/** Number of days from the invitation or the withdrawal to the deletion of the customer's details. */
const KEPT_DAYS = 30;
const TOLD_MS = CHOICE_UNDO_MINUTES * 60_000;
/** The time from the request to the moment the customer followed the link in the confirmation. */
const FOLLOWED_MS = 300_000;
/** The characters of a reference: no vowels and none that are easily confused, as in `server/quotes/reference.ts`. */
const ALPHABET = [..."23456789BCDFGHJKMNPQRTVWXYZ"];

const NOTHING_TYPED = {
  ...{ name: "", email: "", phone: "", location: "", skipSize: "", wasteType: "" },
  ...{ hireLength: null, hireDate: null, additionalInfo: null, job: null },
};

/** Generates quote requests with their answers and emails. */
export function generateDemoRequests(data: DemoData, now: Date) {
  const made = createDemoRequests(data, now).map((request, index) => ({
    request,
    quote: quoteRow(index, request, now),
  }));
  return {
    quotes: made.map(({ quote }) => quote),
    answers: made
      .flatMap(({ quote, request }) => answerRows(quote, request))
      .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      .map((answer, index) => ({ id: index + 1, ...answer })),
    hireEvents: made
      .flatMap(({ quote, request }) => hireRows(quote, request, now))
      .map((event, index) => ({ id: index + 1, ...event })),
    deliveries: made.flatMap(({ quote, request }) => deliveryRows(quote, request)),
    quoteOfReview: new Map(made.map(({ quote, request }) => [request.reviewId, quote.id])),
  };
}

/** The row of a quote. Details that the product would have deleted by now are left out. */
function quoteRow(index: number, request: DemoRequest, now: Date): QuoteRow {
  const { createdAt, parts, chosen, withdrawnAt, town, asked } = request;
  const random = createSeededRandom(`quote ${index}`);
  const end = chosen?.invitedAt ?? withdrawnAt;
  const erasedAt = end && after(end, KEPT_DAYS * DAY_MS);
  const typed = {
    ...chooseAsker(town, random),
    phone: `${MOBILE}${threeDigits(random.between(0, 999))}`,
    location: chooseAddress(town, random).postcode,
    ...asked,
  };
  const isErased = erasedAt !== null && erasedAt < now;
  const text = (length: number) => Array.from({ length }, () => random.pick(ALPHABET)).join("");
  return {
    id: index + 1,
    ...(isErased ? NOTHING_TYPED : typed),
    reference: `SF-${text(4)}-${text(2)}`,
    requestHash: "",
    selectedCompanies: JSON.stringify(
      parts.map(({ firm: { company } }) => ({ id: company.id, name: company.name })),
    ),
    status: "new",
    awaitingConfirmation: false,
    chosenCompanyId: chosen?.companyId ?? null,
    chosenVersion: chosen?.version ?? null,
    chosenAt: chosen?.at ?? null,
    choiceToldAt: chosen && after(chosen.at, TOLD_MS),
    invitedAt: chosen?.invitedAt ?? null,
    withdrawnAt,
    followedAt: after(createdAt, FOLLOWED_MS),
    erasedAt: isErased ? erasedAt : null,
    createdAt,
  };
}

/** Returns the rows of the answers. Returns none if the customer's details are deleted, because the answers are deleted too. */
const answerRows = (quote: QuoteRow, { parts }: DemoRequest) =>
  quote.erasedAt
    ? []
    : parts.flatMap(({ firm, answers: given }) =>
        given.map(({ at, offer, declineReason, note }, index) => ({
          quoteId: quote.id,
          companyId: firm.company.id,
          version: offer && given.slice(0, index + 1).filter((answer) => answer.offer).length,
          offer: offer && (JSON.parse(String(answers.offer.mapToDriverValue(offer))) as object),
          totalPence: offer && toPence(offerTotal(offer)),
          declineReason,
          note,
          toldAt: after(at, 60_000),
          createdAt: at,
        })),
      );

/** Returns the emails, all in the state "sent", so that the product sends none of them. */
const deliveryRows = (quote: QuoteRow, request: DemoRequest) => {
  const { createdAt, withdrawnAt, parts } = request;
  const isWithdrawnEarly = withdrawnAt !== null && withdrawnAt < after(createdAt, DAY_MS);
  return emailsOf(request).map(({ kind, at, companyId }) => {
    const part = parts.find(({ firm }) => firm.company.id === companyId);
    const given = (kind === "company" && part?.answers) || [];
    return {
      quoteId: quote.id,
      companyId,
      kind,
      recipient: part ? (part.firm.company.email?.trim() ?? "") : quote.email,
      state: "sent" as const,
      attempts: 1,
      dueAt: at,
      sentAt: after(at, 3_000),
      answeredAt: given[0]?.at ?? null,
      declineReason: given.at(-1)?.declineReason ?? null,
      isCounted: kind === "company" && !isWithdrawnEarly,
      createdAt: at,
    };
  });
};

const REMIND_COMPANY_MS = 24 * HOUR_MS;
const REMIND_CUSTOMER_MS = 48 * HOUR_MS;

/**
 * Lists every email that the product would have sent about the request by now, so that no email is due. `companyId` is null for an
 * email to the customer.
 */
function emailsOf({ createdAt, chosen, withdrawnAt, parts }: DemoRequest) {
  const closedAt = chosen ? after(chosen.at, TOLD_MS) : withdrawnAt;
  const isOpenAt = (at: Date) => closedAt === null || at < closedAt;
  const email = (kind: DeliveryKind, at: Date, companyId: number | null = null) => ({ kind, at, companyId });
  const remindCompanyAt = after(createdAt, REMIND_COMPANY_MS);
  const remindCustomerAt = after(createdAt, REMIND_CUSTOMER_MS);
  const toCompanies = parts.flatMap(({ firm: { company }, answers: [first] }) => {
    const isReminded = isOpenAt(remindCompanyAt) && !(first && first.at <= remindCompanyAt);
    const closing = chosen?.companyId === company.id ? "choice" : "cancellation";
    return [
      email("company", createdAt, company.id),
      ...(isReminded ? [email("company-reminder", remindCompanyAt, company.id)] : []),
      ...(closedAt ? [email(closing, closedAt, company.id)] : []),
    ];
  });
  return [
    email("customer", createdAt),
    ...toCompanies,
    ...newsTimes(parts).map((at) => email("answers", at)),
    ...(isOpenAt(remindCustomerAt) ? [email("customer-reminder", remindCustomerAt)] : []),
    ...(chosen?.invitedAt ? [email("invitation", chosen.invitedAt)] : []),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** The times of the emails to a customer about answers: the first answer immediately, later ones at most once an hour. */
function newsTimes(parts: DemoRequest["parts"]): Date[] {
  const times = parts
    .flatMap(({ answers: given }) => given.map(({ at }) => at))
    .sort((a, b) => a.getTime() - b.getTime());
  const told: Date[] = [];
  for (const at of times) {
    const last = told.at(-1);
    if (last && at <= last) continue;
    const next = last ? after(last, HOUR_MS) : at;
    told.push(at > next ? at : next);
  }
  return told;
}
