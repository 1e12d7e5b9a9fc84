import { BRAND } from "#contract/brand.ts";
import { longDateInLondon, longWeekday, timeInLondon } from "#contract/dates.ts";
import type { HireView } from "#contract/hires/hire-view.ts";
import { permitAdvice, permitEndWords } from "#contract/hires/permit-words.ts";
import type { PressFacts } from "#contract/hires/press-bodies.ts";
import { PROBLEMS } from "#contract/hires/presses.ts";
import { roadWords } from "#contract/job/road-words.ts";
import { labelOf } from "#contract/options.ts";
import {
  aSkipInWords,
  chosenFacts,
  chosenSubject,
  FACT_LABELS,
  type Fact,
  hireInDays,
} from "#contract/quote-words.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import type { EmailContent } from "#server/mail/email-content.ts";
import { type HireEvent, isAboutPrice } from "../hires/hire.ts";
import { eventInWords, pressNumber, type Side, visitDay } from "../hires/words.ts";
import type { QuoteRow } from "../store.ts";
import { notAgreedFact, priceInWords } from "./answers-email.ts";
import type { ChosenOffers } from "./decision-emails.ts";
import WORDS from "./hire-words.json" with { type: "json" };
import { ASKED_FOR_QUOTES, button, choiceFacts, facts, list, skipInPlace } from "./request-blocks.ts";

export interface HireEmailDetails {
  event: Pick<HireEvent, "by" | "facts" | "number" | "at" | "typed" | "problem">;
  reader: Side;
  company: string;
  place: string | null;
  url: string;
  kept?: Pick<HireView, "endsOn" | "furtherWeeks" | "permit" | "keep"> | null;
  /** The hire after the press, for the company. */
  hire?: Pick<HireView, "deliveredOn" | "collectedOn" | "endsOn"> | undefined;
  /** For an email that names a day of delivery: who applies for the permit, and whether it can be there in time. */
  permit?: string | undefined;
}

const SUBJECTS: Record<PressFacts["press"], string> = WORDS.subjects;

/** Which day or which problem it is about. Both are our words, so they may be in an email. */
function subjectOf({ event }: HireEmailDetails): string {
  const { facts, problem = facts.problem } = event;
  const isDay = facts.press === "day" || facts.press === "agree";
  const about = isDay ? visitDay(facts) : problem && `“${labelOf(PROBLEMS, String(problem))}”`;
  return [SUBJECTS[facts.press], about].filter(Boolean).join(", ");
}

const NEXT: Partial<Record<PressFacts["press"], Record<Side, string>>> = WORDS.next;

const REMINDERS: Readonly<Record<string, { heading: string; next: string }>> = WORDS.reminders;

function headingOf({ event, reader, company }: HireEmailDetails): string {
  const { by, facts } = event;
  if (by === "clock") return REMINDERS[String(facts.about)]?.heading ?? "";
  return eventInWords(event, { reader, company }).replace(/\.$/, "");
}

/** What to do next. After an answer to the wish to keep the skip, it names only what the page shows. */
function nextOf(
  { job }: Pick<QuoteRow, "job">,
  { event, reader, company, kept }: HireEmailDetails,
): string | undefined {
  const { by, facts } = event;
  if (by === "clock") return REMINDERS[String(facts.about)]?.next;
  if (!kept) return NEXT[facts.press]?.[reader];
  if (facts.agreed === "no") return WORDS.kept.no;
  if (kept.keep?.agreed === null) return WORDS.kept.price;
  if (kept.permit)
    return `The ${roadWords(job?.division).noun} for the road ends on ${permitEndWords(kept.permit, { reader, other: company })} ${permitAdvice(kept.permit, kept.endsOn, job?.division).text}`;
  return job?.stands === "road" ? roadWords(job.division).endUnknown("the company") : undefined;
}

function keptFacts({ event, kept }: HireEmailDetails): Fact[] {
  const price = kept?.furtherWeeks.find(({ number }) => number === event.facts.number)?.price;
  return [
    ...(kept?.endsOn ? [{ label: "Last day of the hire", text: longWeekday(kept.endsOn) }] : []),
    ...(price ? [{ label: "Price of the extra weeks", text: formatPounds(price) }] : []),
  ];
}

function factsOf({ reference }: QuoteRow, { event }: HireEmailDetails): Fact[] {
  const { number, at, facts } = event;
  const whole = pressNumber(reference, number);
  if (!whole)
    return [
      { label: "Reference", text: reference },
      { label: facts.about === "delivery" ? "Day" : "Last day", text: longWeekday(String(facts.day)) },
    ];
  return [
    { label: "Number", text: whole },
    { label: "Recorded", text: `${longDateInLondon(at)} at ${timeInLondon(at)}` },
  ];
}

/**
 * Presses with an optional note. For a press with a required note, the email's text already says that there is something to read.
 */
const NOTED: readonly PressFacts["press"][] = ["collect", "swap", "problem-end"];

/**
 * Emails about a hire leave out the requested day, because another day may have been agreed. From the delivery on, they name the
 * agreed length instead of the requested one, and after the collection its day.
 */
const jobFacts = (quote: QuoteRow, { event, hire }: HireEmailDetails): Fact[] =>
  chosenFacts(quote).flatMap((fact) => {
    if (fact.label === FACT_LABELS.delivery && !isAboutPrice(event.facts.press)) return [];
    if (fact.label !== FACT_LABELS.hire || !hire?.deliveredOn || !hire.endsOn) return [fact];
    const { deliveredOn, collectedOn, endsOn } = hire;
    const text = collectedOn ? `Collected on ${longWeekday(collectedOn)}` : hireInDays(deliveredOn, endsOn);
    return [{ ...fact, text }];
  });

/** The chosen company finds the customer's name and number in the email of the choice. */
const contactFacts = ({ reference }: QuoteRow, { facts: { press } }: HireEmailDetails["event"]): Fact[] =>
  isAboutPrice(press) || press === "release"
    ? []
    : [{ label: "Customer", text: `Their details are in our email “${chosenSubject(reference)}”` }];

const openLabel = (reader: Side) => (reader === "customer" ? "Open your request" : "Open the request");
const reasonFor = (quote: QuoteRow, reader: Side) =>
  reader === "customer"
    ? `${ASKED_FOR_QUOTES}.`
    : `${BRAND.name} is a directory of UK skip hire companies. You receive this because of a customer's request for ${aSkipInWords(quote)}.`;

/** The email contains nothing that anybody typed. Typed words are only on the request's page, which needs the link. */
export function hireEmailContent(quote: QuoteRow, details: HireEmailDetails): EmailContent {
  const { event, reader, place, url, permit } = details;
  const heading = headingOf(details);
  const next = nextOf(quote, details);
  const hasNote = NOTED.includes(event.facts.press) && Boolean(event.typed?.words);
  return {
    subject: `${subjectOf(details) || heading}: ${pressNumber(quote.reference, event.number) ?? quote.reference}, ${skipInPlace(quote, place)}`,
    preview: next || heading,
    heading,
    blocks: [
      ...(next ? [next] : []),
      ...(permit ? [permit] : []),
      ...(hasNote ? ["They added a note, which is on the page."] : []),
      facts(
        ...keptFacts(details),
        ...factsOf(quote, details),
        ...(reader === "company" ? [...jobFacts(quote, details), ...contactFacts(quote, event)] : []),
      ),
      button(openLabel(reader), url),
    ],
    reason: reasonFor(quote, reader),
  };
}

export const moreHireNewsContent = (
  quote: QuoteRow,
  { reader, place, url }: Pick<HireEmailDetails, "reader" | "place" | "url">,
): EmailContent => ({
  subject: `More has happened: ${quote.reference}, ${skipInPlace(quote, place)}`,
  preview: "Please look at the request's page.",
  heading: "More has happened since our last email",
  blocks: [
    "So much was pressed today that we stopped sending an email about each. The request's page shows everything, with its times and numbers.",
    facts({ label: "Reference", text: quote.reference }),
    button(openLabel(reader), url),
  ],
  reason: reasonFor(quote, reader),
});

interface ChoiceNewsDetails extends ChosenOffers {
  company: string;
  phone: string | null;
  url: string;
}

export function choiceNewsContent(
  quote: QuoteRow,
  { company, phone, offer, sinceChoice, permit, url }: ChoiceNewsDetails,
): EmailContent {
  const since = offer?.version === sinceChoice?.version ? ", sent after you chose them" : "";
  return {
    subject: `You chose ${company}: quote request ${quote.reference}`,
    preview: "What happens next, and whom to ring.",
    heading: `You have chosen ${company}`,
    blocks: [
      "They have your telephone number and email address and were told to contact you to agree the day and the payment. We are not part of that contract.",
      facts(
        { label: "Reference", text: quote.reference },
        { label: "Company", text: company },
        ...(phone ? [{ label: "Their telephone", text: phone }] : []),
        ...(offer ? [{ label: "Their quote", text: priceInWords(offer) + since }] : []),
        ...(sinceChoice && !since ? [notAgreedFact(sinceChoice)] : []),
        ...choiceFacts(quote, offer, { asked: "You asked for", offered: "They offer" }),
      ),
      ...(permit ? [permit] : []),
      list("On your request's page:", [
        "agree on the day, and put it into your calendar",
        "ask for the collection, a swap or more time, each with a number that proves when you asked",
        "say if something is wrong",
        "change your choice until the skip was delivered",
      ]),
      button("Open your request", url),
    ],
    reason: `${ASKED_FOR_QUOTES}.`,
  };
}
