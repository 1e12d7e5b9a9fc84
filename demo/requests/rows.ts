import { CHOICE_UNDO_MINUTES } from "#contract/answers/offer.ts";
import { offerTotal } from "#contract/answers/offer-total.ts";
import { DAY_MS, HOUR_MS, todayInLondon } from "#contract/dates.ts";
import type { DeliveryKind } from "#contract/deliveries.ts";
import type { PressFacts } from "#contract/hires/press-bodies.ts";
import type { TypedWords } from "#contract/hires/presses.ts";
import { toPence } from "#contract/text/pounds.ts";
import { answers, type quotes } from "#server/database/tables/requests.ts";
import { chooseAddress, MOBILE, threeDigits } from "../companies/addresses.ts";
import { chooseAsker } from "../companies/names.ts";
import type { DemoData } from "../generate.ts";
import { createSeededRandom, type Random } from "../random.ts";
import { readDemoTable } from "../words.ts";
import { after } from "./answers.ts";
import { createDemoRequests, type DemoPress, type DemoRequest } from "./requests.ts";

type QuoteRow = typeof quotes.$inferInsert & { id: number };

/** Days from the invitation or the withdrawal to the deletion of the customer's details. */
const KEPT_DAYS = 30;
const TOLD_MS = CHOICE_UNDO_MINUTES * 60_000;
/** No vowels, and no characters that are easily confused, as in `server/quotes/search-store.ts`. */
const ALPHABET = [..."23456789BCDFGHJKMNPQRTVWXYZ"];

const NOTHING_TYPED = {
  ...{ name: "", email: "", phone: "", location: "", skipSize: "", wasteType: "" },
  ...{ hireLength: null, hireDate: null, additionalInfo: null, job: null },
};

export function generateDemoRequests({ companies, reviews }: DemoData, now: Date) {
  const made = createDemoRequests(companies, reviews, now).map((request, index) => ({
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

/** Leaves out details that the product would have deleted by now. */
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
    // The customer follows the link in the confirmation after five minutes.
    followedAt: after(createdAt, 300_000),
    erasedAt: isErased ? erasedAt : null,
    createdAt,
  };
}

/** No rows if the customer's details are deleted, because the answers are deleted with them. */
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

/** Every email that the product would have sent by now, in the state "sent", so that none is due. */
function deliveryRows(quote: QuoteRow, { createdAt, chosen, withdrawnAt, parts }: DemoRequest) {
  const isWithdrawnEarly = withdrawnAt !== null && withdrawnAt < after(createdAt, DAY_MS);
  const email = (kind: DeliveryKind, at: Date, to?: DemoRequest["parts"][number]) => {
    const given = (kind === "company" && to?.answers) || [];
    return {
      quoteId: quote.id,
      companyId: to?.firm.company.id ?? null,
      kind,
      recipient: to ? (to.firm.company.email?.trim() ?? "") : quote.email,
      ...{ state: "sent", attempts: 1, dueAt: at, sentAt: after(at, 3_000) },
      answeredAt: given[0]?.at ?? null,
      declineReason: given.at(-1)?.declineReason ?? null,
      isCounted: kind === "company" && !isWithdrawnEarly,
      createdAt: at,
    };
  };
  const closedAt = chosen ? after(chosen.at, TOLD_MS) : withdrawnAt;
  const isOpenAt = (at: Date) => closedAt === null || at < closedAt;
  const remindCompanyAt = after(createdAt, 24 * HOUR_MS);
  const remindCustomerAt = after(createdAt, 48 * HOUR_MS);
  const toCompanies = parts.flatMap((part) => {
    const [first] = part.answers;
    const isReminded = isOpenAt(remindCompanyAt) && !(first && first.at <= remindCompanyAt);
    const closing = chosen?.companyId === part.firm.company.id ? "choice" : "cancellation";
    return [
      email("company", createdAt, part),
      ...(isReminded ? [email("company-reminder", remindCompanyAt, part)] : []),
      ...(closedAt ? [email(closing, closedAt, part)] : []),
    ];
  });
  return [
    email("customer", createdAt),
    ...toCompanies,
    ...newsTimes(parts).map((at) => email("answers", at)),
    ...(isOpenAt(remindCustomerAt) ? [email("customer-reminder", remindCustomerAt)] : []),
    ...(chosen?.invitedAt ? [email("invitation", chosen.invitedAt)] : []),
  ].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

/** The times of emails to a customer about answers: the first answer immediately, later ones at most once an hour. */
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

/** All numbers of days are relative to the collection. Days before it are negative. */
function finishedHire(toldOn: number, deliveredOn: number, random: Random): DemoPress[] {
  const delivery = { of: "delivery", part: "morning", day: deliveredOn };
  const tonnes = random.between(10, 60) / 10;
  const presses: DemoPress[] = [
    { days: toldOn + 0.1, actor: "company", press: "day", ...delivery },
    { days: toldOn + 0.2, actor: "customer", press: "agree", ...delivery },
    { days: deliveredOn, actor: "company", press: "delivered", day: deliveredOn },
    { days: -1, actor: "customer", press: "collect", part: "any", day: 0 },
    { days: -0.8, actor: "company", press: "agree", of: "collection", part: "any", day: 0 },
    { days: 0, actor: "company", press: "collected", tonnes, day: 0 },
  ];
  if (!random.chance(0.15)) return presses;
  const reply = random.pick(["agrees", "offers", "disagrees"]);
  const problem = random.pick(["more-charged", "not-collected", "damage"]);
  presses.push(
    { days: 0.3, actor: "customer", press: "problem", problem },
    { days: 1.3, actor: "company", press: "problem-answer", number: "C3", reply },
  );
  if (reply !== "disagrees")
    presses.push({ days: 1.7, actor: "customer", press: "problem-end", number: "C3", settled: "yes" });
  return presses;
}

const TYPED = new Map(
  readDemoTable<TypedWords & { press: string }>("typed").map(({ press, ...typed }) => [press, typed]),
);

function hireRows(
  quote: QuoteRow,
  { pressed, chosen, parts, asked: { hireDate, job } }: DemoRequest,
  now: Date,
) {
  const companyId = chosen?.companyId ?? parts[0]?.firm.company.id;
  if (!companyId) return [];
  const row = ({ state: _, days, actor, press, day, ...said }: DemoPress, from: Date) => {
    const named = day === undefined ? {} : { day: todayInLondon(after(from, day * DAY_MS)) };
    const facts: PressFacts = { press, ...said, ...named };
    const typed = quote.erasedAt ? null : (TYPED.get(press) ?? null);
    return { quoteId: quote.id, companyId, actor, typed, facts, createdAt: after(from, days * DAY_MS) };
  };
  if (pressed) return pressed.map((press) => row(press, now));
  if (!chosen?.invitedAt || !quote.choiceToldAt) return [];
  const random = createSeededRandom(`hire ${quote.id}`);
  // The customer is invited to review three days after the hire, so the skip is gone by then.
  const collectedAt = after(chosen.invitedAt, -random.between(3, 5) * DAY_MS);
  const daysBefore = (at: Date) => (at.getTime() - collectedAt.getTime()) / DAY_MS;
  const toldOn = daysBefore(quote.choiceToldAt);
  const wanted = hireDate ?? job.date;
  const deliveredOn = Math.max(wanted ? daysBefore(new Date(`${wanted}T09:00:00Z`)) : toldOn + 4, toldOn + 2);
  if (deliveredOn >= -1) return [];
  return finishedHire(toldOn, deliveredOn, random).map((press) => row(press, collectedAt));
}
