import type { OfferTerms } from "#contract/answers/offer.ts";
import { comparableTotal, withVat } from "#contract/answers/offer-total.ts";
import { addDays, todayInLondon } from "#contract/dates.ts";
import type { AskedQuestion, HireView, Released } from "#contract/hires/hire-view.ts";
import { COMPANY_PRESSES, CUSTOMER_PRESSES } from "#contract/hires/press-bodies.ts";
import { isDayOff } from "#contract/job/delivery-days.ts";
import { DEFAULT_WEEKS } from "#contract/job/job.ts";
import type { Quote } from "#contract/quotes.ts";
import { toPence, toPounds } from "#contract/text/pounds.ts";
import { chosenAnswer } from "../answers/offer-view.ts";
import type { QuotesDeps } from "../deps.ts";
import { permitQuestion } from "../permit-question.ts";
import { askedName, dayAsked, selectedIn, weeksAsked } from "../request-facts.ts";
import type { QuoteRow } from "../store.ts";
import { eventsOfHire, type Hire, type HireEvent, hireOf, isAboutPrice } from "./hire.ts";
import { whyNotPress } from "./hire-rules.ts";
import type { HireParts } from "./store.ts";
import { eventInWords, questionInWords, type Reader } from "./words.ts";

/** Customers should ask for more time this many days before a permit ends. Authorities want three to seven days. */
const ASK_DAYS_BEFORE = 7;

type ChosenFields = "chosenCompanyId" | "chosenVersion" | "choiceToldAt" | "selectedCompanies";
type Chosen = Pick<QuoteRow, ChosenFields | "reference" | "hireDate" | "hireLength" | "job"> & {
  createdAt: Date | string;
};

/**
 * `days` is the length that the customer asked for or the company offered, whichever is longer. Without both, it is
 * `DEFAULT_WEEKS`. Null until the companies were told of the choice.
 */
export function chosenHire(quote: Chosen, { events, answers }: HireParts) {
  const { chosenCompanyId: companyId, choiceToldAt } = quote;
  if (companyId === null || !choiceToldAt) return null;
  const own = answers.filter((answer) => answer.companyId === companyId);
  const offer = chosenAnswer(own, quote)?.offer;
  const days = Math.max((weeksAsked(quote) ?? 0) * 7, offer?.hireDays ?? 0) || DEFAULT_WEEKS * 7;
  const current = eventsOfHire(events, companyId);
  const hire = hireOf(current, {
    ...{ reference: quote.reference, askedOn: todayInLondon(new Date(quote.createdAt)) },
    wantedOn: dayAsked(quote) ?? null,
    offeredOn: offer?.earliestDate ?? null,
    ...{ days, isWeekPriced: Boolean(offer?.extraWeek), isOnRoad: quote.job?.stands === "road", all: events },
  });
  return { hire, days, offer, events: current, company: askedName(quote, companyId) };
}

/**
 * Null if the skip is not on a road or was collected. Also null if nobody said when the permit ends, and the first day, the place
 * or the authority's permit is unknown.
 */
export function permitClock(
  { permits, places }: Pick<QuotesDeps, "permits" | "places">,
  quote: Pick<QuoteRow, "job" | "location">,
  { stage, visit, deliveredOn, permitSaid }: Pick<Hire, "stage" | "visit" | "deliveredOn" | "permitSaid">,
  days: number,
): HireView["permit"] {
  const from = deliveredOn ?? (visit?.of === "delivery" && visit.agreed ? visit.day : null);
  if (quote.job?.stands !== "road" || stage === "collected") return null;
  const endOf = ({ endsOn, saidBy }: NonNullable<Hire["permitSaid"]>) => {
    const askBy = lastWorkingDay(addDays(endsOn, -ASK_DAYS_BEFORE));
    return { endsOn, saidBy, askBy, isLate: (from !== null && askBy < from) || askBy < todayInLondon() };
  };
  if (permitSaid) return endOf(permitSaid);
  if (!from) return null;
  const resolution = places.resolve(quote.location);
  const fee =
    resolution.kind === "place" ? permits.feeFor(resolution.searched.place, Math.ceil(days / 7), from) : null;
  return fee && endOf({ endsOn: addDays(from, fee.days - 1), saidBy: null });
}

const lastWorkingDay = (day: string): string => (isDayOff(day) ? lastWorkingDay(addDays(day, -1)) : day);

/** Leaves out buttons about a question or an existing problem, because the page shows them beside the question or problem. */
function pressable(hire: Hire, reader: Reader): string[] {
  if (reader === "viewer") return [];
  const own = reader === "customer" ? CUSTOMER_PRESSES : COMPANY_PRESSES;
  const { visit, keep, deliveredOn, takeBack } = hire;
  const values = {
    of: visit?.of ?? "delivery",
    part: visit?.part,
    said: takeBack?.said,
    amount: keep?.price,
  };
  const numberFor = (press: string) => (press === "take-back" ? takeBack : keep)?.number;
  const dayFor = (press: string) => (press === "agree" ? visit?.day : deliveredOn);
  return own.filter(
    (press) =>
      !isAboutPrice(press) &&
      !press.startsWith("problem-") &&
      whyNotPress(hire, { press, ...values, number: numberFor(press), day: dayFor(press) }, reader) ===
        undefined,
  );
}

export function hireView(
  deps: Pick<QuotesDeps, "permits" | "places">,
  quote: QuoteRow,
  parts: HireParts & { reader: Reader },
): HireView | null {
  const chosen = chosenHire(quote, parts);
  if (!chosen) return null;
  const { hire, days, offer, events, company } = chosen;
  const { stage, visit, deliveredOn, collectedOn, endsOn, keep, went, swaps, problems } = hire;
  return {
    ...{ stage, visit, deliveredOn, collectedOn, endsOn, keep, went, swaps, problems },
    extraWeek: offer?.extraWeek ? withVat(offer.extraWeek, offer.vat) : null,
    furtherWeeks: furtherWeeks(hire, offer),
    ...weeksTotal(hire, offer, { ...quote.job, weeks: weeksAsked(quote) }),
    permit: permitClock(deps, quote, hire, days),
    permitQuestion: stage === "chosen" ? permitQuestion(deps, quote, offer, visit?.day) : null,
    takeBack:
      hire.takeBack?.by === parts.reader && !quote.erasedAt
        ? { number: hire.takeBack.number, said: hire.takeBack.said }
        : null,
    events: events.map((event) => eventView(event, { reader: parts.reader, company })),
    can: quote.erasedAt ? [] : pressable(hire, parts.reader),
  };
}

type DeskHire = Pick<Quote, "events" | "problems" | "stage" | "went" | "swaps">;

export function deskEvents(quote: Chosen, parts: HireParts): DeskHire {
  const hire = chosenHire(quote, parts)?.hire;
  return {
    ...{ went: hire?.went ?? null, swaps: hire?.swaps ?? [] },
    stage: hire?.stage ?? null,
    events: parts.events.map((event) => ({
      ...eventView(event, { reader: "viewer", company: askedName(quote, event.companyId) }),
      words:
        (event.facts.press === "question" ? questionInWords(event.facts, event.typed) : event.typed?.words) ||
        null,
    })),
    problems: hire?.problems.filter(({ settled }) => !settled) ?? [],
  };
}

/** For whoever answers what is kept about a person: the press in words, and all that was asked or typed with it. */
export const pressView = (event: Pick<HireEvent, "by" | "facts" | "typed">, company: string) => ({
  text: eventInWords(event, { reader: "viewer", company }),
  typed: (event.facts.press === "question"
    ? [questionInWords(event.facts, event.typed)]
    : Object.values(event.typed ?? {})
  ).flatMap((text) => text || []),
});

const problemNumber = ({ number, facts }: HireEvent): string | null => {
  if (facts.press === "problem") return number;
  return facts.press.startsWith("problem-") ? String(facts.number) : null;
};

const eventView = (event: HireEvent, names: { reader: Reader; company: string }) => ({
  number: event.number,
  at: event.at.toISOString(),
  by: event.by,
  kind: event.facts.press,
  text: eventInWords(event, names),
  words: event.typed?.words ?? null,
  about: problemNumber(event),
});

/** A company sees only its own release. */
export function releasedView(
  quote: QuoteRow,
  events: readonly HireEvent[],
  reader: Exclude<Reader, "company"> | { companyId: number },
): Released {
  const release = events.findLast(
    ({ companyId, facts }) =>
      facts.press === "release" && (typeof reader === "string" || reader.companyId === companyId),
  );
  if (!release) return null;
  const company = askedName(quote, release.companyId);
  return eventView(release, { reader: typeof reader === "string" ? reader : "company", company });
}

/** The questions that companies asked before a price. A company sees the name of the asking company only on its own questions. */
export function questionsOf(
  quote: QuoteRow,
  events: readonly HireEvent[],
  reader: "customer" | { companyId: number },
): AskedQuestion[] {
  const names = new Map(selectedIn(quote).map(({ id, name }) => [id, name]));
  return events
    .filter(({ facts }) => facts.press === "question")
    .map(({ number, at, companyId, facts, typed }) => {
      const answer = events.find((event) => event.facts.press === "answer" && event.facts.number === number);
      return {
        number: number ?? "",
        at: at.toISOString(),
        text: questionInWords(facts, typed),
        company:
          reader === "customer" || reader.companyId === companyId ? (names.get(companyId) ?? null) : null,
        answer: answer?.typed?.words ?? null,
        answered: answer ? { number: answer.number ?? "", at: answer.at.toISOString() } : null,
      };
    })
    .filter(({ text }) => text !== "");
}

type OpenCharges = Pick<
  Hire,
  "swaps" | "problems" | "went" | "isOnRoad" | "permitSaid" | "endsOn" | "collectedOn"
>;
type Priced = OpenCharges & Pick<Hire, "agreedWeeks">;

export const furtherWeeks = (
  { agreedWeeks }: Pick<Hire, "agreedWeeks">,
  offer: OfferTerms | null | undefined,
): HireView["furtherWeeks"] =>
  agreedWeeks.map(({ amount, ...kept }) => ({
    ...kept,
    price: offer?.extraWeek ? toPounds(kept.weeks * toPence(withVat(offer.extraWeek, offer.vat))) : amount,
  }));

/** The quote's total with the further weeks that were used. Null if there are none, or if a price is unknown. */
export function weeksTotal(
  hire: Priced,
  offer: OfferTerms | null | undefined,
  asked: Parameters<typeof comparableTotal>[1],
): Pick<HireView, "totalWithWeeks" | "isTotalOpen"> {
  const none = { totalWithWeeks: null, isTotalOpen: false };
  const weeks = furtherWeeks(hire, offer).filter(({ isUsed }) => isUsed);
  if (!offer || weeks.length === 0) return none;
  const { total, unsaid } = comparableTotal(offer, asked);
  const prices = weeks.flatMap(({ price }) => price ?? []);
  if (unsaid.length > 0 || prices.length < weeks.length) return none;
  const pence = [total, ...prices].reduce((sum, price) => sum + toPence(price), 0);
  return { totalWithWeeks: toPounds(pence), isTotalOpen: isChargeOpen(hire, offer) };
}

/**
 * A swap, money named in a problem, a weight above the limit and a permit for further weeks change the bill by unknown amounts. A
 * collection before agreed weeks have begun does, too.
 */
const isChargeOpen = (
  { swaps, problems, went, isOnRoad, permitSaid, endsOn, collectedOn }: OpenCharges,
  { weightLimitTonnes }: OfferTerms,
): boolean =>
  swaps.length > 0 ||
  (isOnRoad && (permitSaid === null || permitSaid.endsOn < (collectedOn ?? endsOn ?? ""))) ||
  (collectedOn !== null && endsOn !== null && addDays(collectedOn, 7) <= endsOn) ||
  problems.some(({ amount, answer }) => amount !== null || (answer?.amount ?? null) !== null) ||
  (weightLimitTonnes !== null && (went?.tonnes ?? 0) > weightLimitTonnes);
