import type { Offer } from "#contract/answers/answers.ts";
import { BRAND } from "#contract/brand.ts";
import { longDateInLondon, longWeekday, timeInLondon } from "#contract/dates.ts";
import type { PressFacts } from "#contract/hires/presses.ts";
import { chosenFacts, FACT_LABELS, type Fact, skipInWords } from "#contract/quote-words.ts";
import type { EmailContent } from "#server/mail/email-content.ts";
import { type HireEvent, isAboutPrice } from "../hires/hire.ts";
import { eventInWords, pressNumber, type Side } from "../hires/words.ts";
import type { QuoteRow } from "../store.ts";
import { priceInWords } from "./answers-email.ts";
import { ASKED_FOR_QUOTES, blocksOf, skipInPlace } from "./request-blocks.ts";

export interface HireEmailDetails {
  event: Pick<HireEvent, "by" | "facts" | "number" | "at" | "typed">;
  reader: Side;
  /** The company's name as the customer saw it. */
  company: string;
  place: string | null;
  /** The page on which the reader answers. */
  url: string;
}

const SUBJECTS: Record<PressFacts["press"], string> = {
  question: "A question about your job",
  answer: "The customer answered a question",
  day: "A day is named",
  agree: "The day is agreed",
  delivered: "The skip was delivered",
  keep: "The customer wants to keep the skip longer",
  "keep-reply": "Keeping the skip longer",
  collect: "Please collect the skip",
  swap: "Please swap the skip",
  "not-yet": "Don't collect the skip yet",
  swapped: "The skip was swapped",
  collected: "The skip was collected",
  "take-back": "A correction about the skip",
  problem: "Something is wrong with the hire",
  "problem-answer": "An answer to what is wrong",
  "problem-end": "About what was wrong",
  release: "The customer has decided otherwise",
  reminded: "",
};

const NEXT: Partial<Record<PressFacts["press"], Record<Side, string>>> = {
  question: {
    customer:
      "Answer once on your request's page: every company that you asked sees the question and your answer.",
    company: "",
  },
  answer: { customer: "", company: "Read it on the request's page. You can send your price there." },
  day: {
    customer:
      "On your request's page you agree with one press, or name another day. An entry for your calendar is there too: if you have an older one for this visit, delete it.",
    company: "Agree with one press on the request's page, or name another day.",
  },
  agree: {
    customer:
      "The day is fixed. An entry for your calendar is on your request's page: if you have an older one for this visit, delete it.",
    company: "The day is fixed.",
  },
  delivered: {
    customer:
      "When it is full, ask for the collection on your request's page. The number that you get there proves when you asked.",
    company: "If this is not right, ring the customer.",
  },
  keep: { customer: "", company: "Say yes or no on the request's page." },
  "keep-reply": {
    customer:
      "Your request's page shows the last day of the hire, and of the permit if it stands on the road.",
    company: "",
  },
  collect: { customer: "", company: "Agree to the day on the request's page, or name another one." },
  swap: { customer: "", company: "Agree to the day on the request's page, or name another one." },
  "not-yet": { customer: "", company: "You don't need to come until they ask again." },
  swapped: { customer: "If this is not right, ring them.", company: "" },
  collected: {
    customer:
      "Your duty-of-care record, with where the waste went if they said it, is on your request's page. Is something wrong? Say so there.",
    company:
      "Please say on the request's page where the waste went: the site, and its tracking number if there is one.",
  },
  "take-back": {
    customer: "Your request's page shows the hire as it was before. If this is not right, ring them.",
    company: "The request's page shows the hire as it was before. If this is not right, ring the customer.",
  },
  problem: {
    customer: "",
    company:
      "Read it on the request's page and answer within five working days: agree, offer something, or say how you see it.",
  },
  "problem-answer": {
    customer: "Read it on your request's page, and say there whether it is settled.",
    company: "",
  },
  "problem-end": { customer: "", company: "The request's page shows both sides." },
  release: {
    customer: "",
    company:
      "You don't need to deliver. Please do not contact the customer about this job any more, and thank you for your time.",
  },
};

const REMINDERS: Readonly<Record<string, { heading: string; next: string }>> = {
  delivery: {
    heading: "Your skip comes tomorrow",
    next: "Keep the place and the way to it free. If something changed, ring them.",
  },
  end: {
    heading: "Your hire ends soon",
    next: "On your request's page, ask for the collection, or ask to keep it longer.",
  },
  permit: {
    heading: "The permit for the road ends soon",
    next: "Whoever applied for it should ask for more time now, or have the skip collected before it ends. A skip on the road without a permit can cost a fine.",
  },
};

function headingOf({ event, reader, company }: HireEmailDetails): string {
  const { by, facts } = event;
  if (by === "clock") return REMINDERS[String(facts.about)]?.heading ?? "";
  return eventInWords(event, { reader, company }).replace(/\.$/, "");
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

/** The presses with a note that may be empty. The others say themselves that there is something to read. */
const NOTED: readonly PressFacts["press"][] = ["collect", "swap", "problem-end"];

/** The job by which a company knows the request. During a hire the day asked for may not be the one agreed. */
const jobFacts = (quote: QuoteRow, { facts }: HireEmailDetails["event"]): Fact[] =>
  chosenFacts(quote).filter(({ label }) => label !== FACT_LABELS.delivery || isAboutPrice(facts.press));

/** Nothing that anybody typed is in it: the page shows that to whoever has the link. */
export function hireEmailContent(quote: QuoteRow, details: HireEmailDetails): EmailContent {
  const { event, reader, place, url } = details;
  const heading = headingOf(details);
  const next =
    event.by === "clock" ? REMINDERS[String(event.facts.about)]?.next : NEXT[event.facts.press]?.[reader];
  const hasNote = NOTED.includes(event.facts.press) && Boolean(event.typed?.words);
  const label = reader === "customer" ? "Open your request" : "Open the request";
  return {
    subject: `${SUBJECTS[event.facts.press] || heading}: ${pressNumber(quote.reference, event.number) ?? quote.reference}, ${skipInPlace(quote, place)}`,
    preview: next || heading,
    heading,
    blocks: blocksOf([
      ...(next ? [next] : []),
      ...(hasNote ? ["They added a note, which is on the page."] : []),
      {
        kind: "facts",
        facts: [...factsOf(quote, details), ...(reader === "company" ? jobFacts(quote, event) : [])],
      },
      { kind: "button", label, url },
    ]),
    reason:
      reader === "customer"
        ? `${ASKED_FOR_QUOTES}.`
        : `${BRAND.name} is a directory of UK skip hire companies. You receive this because of a customer's request for a ${skipInWords(quote)}.`,
  };
}

interface ChoiceNewsDetails {
  company: string;
  phone: string | null;
  /** Null if the company was chosen without an offer. */
  offer: Offer | null;
  url: string;
}

export function choiceNewsContent(
  quote: QuoteRow,
  { company, phone, offer, url }: ChoiceNewsDetails,
): EmailContent {
  return {
    subject: `You chose ${company}: quote request ${quote.reference}`,
    preview: "What happens next, and whom to ring.",
    heading: `You have chosen ${company}`,
    blocks: blocksOf([
      "They have your telephone number and were told to contact you to agree the day and the payment. We are not part of that contract.",
      {
        kind: "facts",
        facts: [
          { label: "Reference", text: quote.reference },
          { label: "Company", text: company },
          ...(phone ? [{ label: "Their telephone", text: phone }] : []),
          ...(offer ? [{ label: "Their quote", text: priceInWords(offer) }] : []),
          ...chosenFacts(quote),
        ],
      },
      {
        kind: "list",
        title: "On your request's page:",
        items: [
          "agree on the day, and put it into your calendar",
          "ask for the collection, a swap or more time, each with a number that proves when you asked",
          "say if something is wrong",
          "change your choice until the skip was delivered",
        ],
      },
      { kind: "button", label: "Open your request", url },
    ]),
    reason: `${ASKED_FOR_QUOTES}.`,
  };
}
