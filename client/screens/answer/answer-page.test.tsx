import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { HIRE } from "#client/components/hire/testing/example-hire.ts";
import type { RequestToAnswer } from "#contract/answers/answers.ts";
import type { OfferTerms } from "#contract/answers/offer.ts";
import { offerFields } from "#contract/answers/offer-form.ts";
import { todayInLondon } from "#contract/dates.ts";
import type { HireView } from "#contract/hires/hire-view.ts";
import AnswerScreen, { loader } from "./answer.screen.tsx";
import type { PostedAnswer } from "./post-answer.ts";
import { shownOffer } from "./shown-offer.ts";

const TODAY = todayInLondon();
const TERMS: OfferTerms = {
  lines: [
    { kind: "hire", price: "270.00", vat: true },
    { kind: "permit-council-fee", price: "44.00", vat: false },
  ],
  vat: "added",
  hireDays: 14,
  extraWeek: "25.00",
  weightLimitTonnes: null,
  overweightPerTonne: null,
  earliestDate: null,
  validUntil: null,
  note: null,
};
const REQUEST: RequestToAnswer["request"] = {
  reference: "SF-ABC-123",
  createdAt: "2026-11-20T10:00:00.000Z",
  asked: [
    { label: "Location", text: "LS6 2AB" },
    { label: "Skip", text: "6 yards" },
    { label: "Additional information", text: "The gate is narrow" },
  ],
  job: { size: 6, stands: "road", weeks: 2 },
  weeks: 2,
  permitNotice: null,
  companies: 3,
};
const OPEN: RequestToAnswer = {
  request: REQUEST,
  company: { id: 7, name: "Aire Skips" },
  state: "open",
  offers: [],
  toldAt: null,
  chosenVersion: null,
  declined: null,
  prefill: {},
  prefilledFrom: null,
  canAnswer: true,
  canDecline: true,
  refusal: null,
  questions: [],
  released: null,
  isReopened: false,
  sites: [],
  erasedAt: null,
  canQuestion: true,
  hire: null,
  expiresAt: "2026-12-20T10:00:00.000Z",
};
const OFFER = shownOffer(TERMS, REQUEST, { version: 2, answeredAt: "2026-11-21T10:00:00.000Z" });
const DECLINED = {
  reason: "no-vehicle",
  note: "Try in May",
  answeredAt: "2026-11-21T10:00:00.000Z",
} as const;

const QUESTION = {
  ...{ number: "F1", at: "2026-11-20T11:00:00.000Z", text: "Is there a step?", answer: null },
  answered: null,
};

const htmlOf = (changes: Partial<RequestToAnswer>, posted?: PostedAnswer) =>
  renderToString(
    <AnswerScreen
      params={{ token: "a.b" }}
      asked={{ ...OPEN, ...changes }}
      formKey="0a1b"
      {...(posted && { posted })}
    />,
  ).replaceAll("<!-- -->", "");
const textOf = (changes: Partial<RequestToAnswer>, posted?: PostedAnswer) =>
  htmlOf(changes, posted)
    .replace(/<[^>]*>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"');
const inputValue = (html: string, name: string) =>
  new RegExp(`<input(?=[^>]* name="${name}")[^>]* value="([^"]*)"`).exec(html)?.[1];
const stands = (where: "drive" | "road" | "unsure"): Partial<RequestToAnswer> => ({
  request: { ...REQUEST, job: { size: 6, stands: where } },
});

test.each([
  [{}, "Something missing\\? Ask the customer one question"],
  [{ questions: [{ ...QUESTION, company: null }] }, "Something missing\\? Ask the customer one question"],
  [{ offers: [OFFER] }, "Ask the customer one question"],
])("right below the job, after %j, the company reads: %s", (changes, label) => {
  expect(textOf(changes)).toMatch(new RegExp(`The gate is narrow ?${label}`));
});

test("an open request shows the job, whose words the notes are, and an empty form", () => {
  const text = textOf({});
  expect(text).toContain(
    "You are one of 3 companies asked. The customer's number is in our first email about it.",
  );
  expect(text).toContain("The customer writes: The gate is narrow");
  expect(text).not.toContain("Filled in from");
  expect(inputValue(htmlOf({}), "hire")).toBe("");
  expect(inputValue(htmlOf({ canQuestion: false }), "key")).toBe("0a1b");
});

test("the permit is asked for unless the skip stands on a drive", () => {
  for (const where of ["road", "unsure"] as const)
    expect(htmlOf(stands(where))).toContain('name="permit-council-fee"');
  expect(htmlOf(stands("drive"))).not.toContain('name="permit-');
  expect(htmlOf({ ...stands("drive"), prefill: { ...TERMS } })).toContain('name="permit-council-fee"');
});

test("in Northern Ireland the company is asked for the fee of DfI Roads' consent, and reads of no permit or council", () => {
  const job = { ...REQUEST.job, division: "northern-ireland" } as const;
  const request = { ...REQUEST, job };
  const offer = shownOffer(TERMS, request, { version: 2, answeredAt: "2026-11-21T10:00:00.000Z" });
  for (const changes of [{ request }, { request, offers: [offer] }]) {
    const text = textOf(changes).replace("If the road needs a permit or consent", "");
    expect(text).toContain("Fee for DfI Roads' consent (£)");
    expect(text).not.toMatch(/permit|council/i);
  }
});

test("what we know is filled in, with where it comes from", () => {
  const stated = { lines: [{ kind: "hire", price: "185.00", vat: true }], vat: "included", hireDays: 14 };
  const html = htmlOf({ prefill: stated, prefilledFrom: "listing" });
  expect(inputValue(html, "hire")).toBe("185");
  expect(inputValue(html, "hireDays")).toBe("14");
  expect(html).toMatch(/<input(?=[^>]* value="included")[^>]* checked=""/);
  expect(html).toContain("Filled in from your listing.");
});

test("without script there are three empty rows for extras, and VAT is not added to a council's fee", () => {
  const html = htmlOf({});
  expect(html.match(/name="extra-\d-item"/g)).toHaveLength(3);
  expect(html).toMatch(/<input(?=[^>]* name="hire-vat")[^>]* checked=""/);
  expect(html).not.toMatch(/<input(?=[^>]* name="permit-council-fee-vat")[^>]* checked=""/);
});

test("a sent price is confirmed with its version and total, and a new one can be sent", () => {
  const text = textOf({ offers: [OFFER], prefill: { ...TERMS }, prefilledFrom: "this-request" });
  expect(text).toContain("Your price is sent: £368");
  expect(text).toContain("Version 2, sent on 21 November 2026 at 10:00. It replaces the version before");
  expect(text).toContain("What happens next");
  expect(text).toContain("Send a new price");
  expect(htmlOf({ offers: [OFFER] })).not.toMatch(/<details open=""[^>]*><summary[^>]*>Send a new price/);
});

test("a company whose choice was changed reads no next steps, and can send a new price", () => {
  const released = {
    ...{
      number: "C1",
      at: "2026-11-22T10:00:00.000Z",
      by: "customer" as const,
      ...{ kind: "release", words: null, about: null },
    },
    text: "The customer decided against you.",
  };
  const text = textOf({ offers: [OFFER], released, canQuestion: false });
  expect(text).toContain("The customer decided against you. You don't need to deliver.");
  expect(text).toContain("Your price: £368");
  expect(text).not.toMatch(/What happens next|Ask the customer|is sent/);
  expect(text).toContain("Send a new price");
});

test("a company that was told of another choice reads that the request is open again", () => {
  const words =
    "The customer had chosen another company, and has changed that choice. The request is open again";
  expect(textOf({ isReopened: true })).toContain(words);
  expect(textOf({})).not.toContain(words);
});

test("a price that has run out says so", () => {
  expect(textOf({ offers: [{ ...OFFER, validUntil: "2020-01-02" }] })).toContain("It ran out on Thu 2 Jan.");
});

test("after a decline the page says what the customer reads, and a price can be sent after all", () => {
  const text = textOf({ canDecline: false, declined: DECLINED });
  expect(text).toContain("You said no to this job");
  expect(text).toContain('"They have no lorry free that day"');
  expect(text).toContain("Send a price after all");
  expect(text).not.toContain("Can't do this job?");
});

test("a closed request, and one with many answers, say why and have nothing to fill in", () => {
  const refusal = "The customer has withdrawn this request.";
  for (const state of ["closed", "open"] as const) {
    const html = htmlOf({
      state,
      canAnswer: false,
      canDecline: false,
      canQuestion: false,
      refusal,
      offers: [OFFER],
    });
    expect(html).toContain(refusal);
    expect(html).not.toContain("<form");
  }
});

test.each([
  [3, "Your price: version 3, £500"],
  [2, "You sent version 3, £500, after the customer had chosen version 2. It is not agreed."],
  [2, "Your price: version 2, £368"],
  [null, "You sent version 3, £500, after the customer had chosen you."],
])(
  "the chosen company reads which of its prices counts, if version %s was chosen: %s",
  (chosenVersion, words) => {
    const text = textOf({
      state: "chosen",
      canAnswer: false,
      canDecline: false,
      refusal: "Please call.",
      offers: [{ ...OFFER, version: 3, comparable: { ...OFFER.comparable, total: "500.00" } }, OFFER],
      chosenVersion,
    });
    expect(text).toContain("The customer has chosen you");
    expect(text).toContain(words);
  },
);

test.each([
  ["before a day is agreed", false, "2999-12-14", false, false],
  ["before the agreed day", true, "2999-12-14", true, false],
  ["from the agreed day on", true, TODAY, true, true],
])("%s the chosen company reads its next step", (_when, agreed, day, isNext, isDue) => {
  const visit = { of: "delivery", number: null, part: "any", by: "customer", day, agreed };
  const hire = { ...HIRE, ...{ stage: "chosen", visit, deliveredOn: null, endsOn: null, problems: [] } };
  const changes = { state: "chosen", toldAt: "2026-11-30T18:39:00.000Z" } as const;
  const all = { ...changes, hire: { ...hire, can: ["delivered"] } as HireView };
  expect(textOf(all)).toContain(
    "their details are in our email “You were chosen: quote request SF-ABC-123”, sent on 30 November 2026 at 18:39.",
  );
  expect(textOf(all).includes("then press “It was delivered”")).toBe(isNext);
  expect(textOf(all).includes("Delivered today all the same?")).toBe(agreed && !isDue);
  expect(/<summary class="[^"]*bg-skip[^"]*"[^>]*>It was delivered/.test(htmlOf(all))).toBe(isDue);
});

test.each<[isRead: boolean, when: string, changes: Partial<HireView>]>([
  [true, "after the delivery", { stage: "delivered", problems: [] }],
  [true, "after the collection while something is wrong", { stage: "collected" }],
  [false, "after the collection", { stage: "collected", problems: [] }],
])("which email has the customer's details is read (%s) %s", (isRead, _when, changes) => {
  const text = textOf({ state: "chosen", hire: { ...HIRE, ...changes } });
  expect(text.includes("their details are in our email")).toBe(isRead);
});

test("once the customer's details were deleted, the company's page says so and has nothing to press", () => {
  const erased = { state: "chosen", canAnswer: false, canDecline: false, canQuestion: false } as const;
  const hire = { ...HIRE, can: [] };
  const text = textOf({ ...erased, hire, erasedAt: "2026-12-11T10:00:00.000Z" });
  expect(text).toContain("The customer's details were deleted on 11 December 2026.");
  expect(text).not.toMatch(/Ring or email|Please answer|Answer this|Next: deliver/);
  expect(textOf({ ...erased, hire })).toMatch(/Ring or email.*Please answer by.*Answer this/);
});

test("the company reads the agreed length of the hire instead of the one asked for", () => {
  const asked = [...REQUEST.asked, { label: "Hire", text: "2 weeks" }];
  const request = { ...REQUEST, asked };
  const hire = { ...HIRE, deliveredOn: "2026-11-30", endsOn: "2026-12-27" } as HireView;
  expect(textOf({ request, state: "chosen", hire })).toContain("Hire4 weeks, until Sunday 27 December 2026");
  expect(textOf({ request, state: "chosen", hire })).not.toContain("Hire2 weeks");
  expect(textOf({ request })).toContain("Hire2 weeks");
});

test.each([
  ["customer", false, "Not that day"],
  ["company", false, "Change the day"],
  ["customer", true, "Change the day"],
] as const)("a day of the %s (agreed: %s) has the button: %s", (by, agreed, label) => {
  const visit = { of: "delivery", number: null, day: "2999-12-14", part: "any", by, agreed } as const;
  expect(textOf({ state: "chosen", hire: { ...HIRE, visit, can: ["day"] } })).toContain(label);
});

test("a collection is asked for from a day on, until a day is named", () => {
  const hire = HIRE;
  expect(textOf({ state: "chosen", hire })).toMatch(/From \w+day/);
  const events = [...hire.events, { ...hire.events[0], kind: "day" }] as HireView["events"];
  expect(textOf({ state: "chosen", hire: { ...hire, events } })).not.toMatch(/From \w+day/);
});

test("all that both sides said about a problem stands in its card, and a change begins with the last answer", () => {
  const [problem] = HIRE.problems as [HireView["problems"][number]];
  const said = { at: problem.at, about: problem.number };
  const event = (number: string, text: string, words: string | null): HireView["events"][number] => ({
    ...{ ...said, number, text, words },
    ...{ by: number.startsWith("F") ? "company" : "customer", kind: "problem-answer" },
  });
  const answer = { at: problem.at, reply: "offers", amount: "40.50", words: "To settle it" } as const;
  const hire = {
    ...{ ...HIRE, problems: [{ ...problem, answer }] },
    events: [
      event("F1", "You said no.", "Ticket 8812"),
      event("C3", "Not settled.", "I weighed it"),
      event("F2", "Yes.", answer.words),
    ],
  };
  const html = htmlOf({ state: "chosen", hire });
  const words = [problem.words, "Ticket 8812", "I weighed it", "To settle it"].map((text) => `“${text}”`);
  const places = words.map((text) => html.indexOf(`${text}</blockquote>`));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const text of words) expect(html.split(`${text}</blockquote>`)).toHaveLength(2);
  expect(html).toMatch(/name="amount"[^>]*value="40.50"|value="40.50"[^>]*name="amount"/);
  expect(html).toMatch(/<textarea[^>]*>To settle it</);
});

test("a question that was refused because its form is gone says so where the focus goes, with what was typed", () => {
  const message = "You have asked your question already.";
  const pressed = {
    values: { press: "question", question: "own", words: "Any wires?" },
    errors: {},
    message,
  };
  const html = renderToString(
    <AnswerScreen params={{ token: "a.b" }} asked={{ ...OPEN, canQuestion: false }} pressed={pressed} />,
  );
  expect(html).toMatch(/id="done"[^>]*tabindex="-1".*already\..*What you typed was not sent.*Any wires\?/i);
});

test("a company whose quote names no price of an extra week can name one with its yes", () => {
  const hire: HireView = {
    ...HIRE,
    ...{ keep: { number: "C1", weeks: 2, agreed: null, price: null }, endsOn: "2026-12-13" },
    can: ["keep-reply"],
  };
  const shown = (extraWeek: string | null) => textOf({ state: "chosen", hire: { ...hire, extraWeek } });
  expect(shown(null)).toContain("Price of this time in pounds, with VAT");
  expect(shown(null)).toContain("Yes, it can stay: until Sun 27 DecNo, it can't stay");
  expect(shown("25.00")).toContain(
    "to keep it 2 weeks longer (SF-ABC-123-C1): £50, until Sunday 27 December 2026.",
  );
  expect(shown("25.00")).toContain("Yes, it can stay: £50, until Sun 27 Dec");
  expect(shown("25.00")).not.toContain("Price of this time");
});

test("a form that was refused without script keeps its values and links each message to its field", () => {
  const values = { ...offerFields(TERMS), extraWeek: "lots" };
  const posted: PostedAnswer = { intent: "offer", values, errors: { extraWeek: "Write an amount" } };
  const html = htmlOf({}, posted);
  expect(html).toMatch(/role="alert"[^>]*>.*Not sent yet: one thing needs another look/);
  expect(html).toContain('<a href="#extraWeek"');
  expect(html).toMatch(/<input(?=[^>]* id="extraWeek")(?=[^>]* aria-invalid="true")[^>]* value="lots"/);
});

test("the server adds a price up when it is asked to, in the customer's words", () => {
  const values = { ...offerFields({ ...TERMS, hireDays: null }) };
  const text = textOf({}, { intent: "preview", values, errors: {} });
  expect(text).toContain("At least £368 for a 6 yard skip, 2 weeks, on the road with a permit");
  expect(text).toContain("You don't say how many days the price is for.");
  expect(textOf({})).not.toContain("for a 6 yard skip");
});

test("unknown and expired links say what to do instead", () => {
  const unknown = renderToString(<AnswerScreen params={{}} />);
  expect(unknown).toContain("open it from our email again");
  const ended = "The address has changed. To answer, find your company in the directory.";
  expect(renderToString(<AnswerScreen params={{}} ended={ended} />)).toContain(ended);
});

test("photos are shown to companies that see the job, and not after the choice of another one", async () => {
  const photosOf = async (asked: RequestToAnswer["request"]["asked"]) => {
    const read = async () => ({ ...OPEN, request: { ...REQUEST, asked } });
    const photos = { ofRequest: async () => [{ id: 1, url: "/pictures/1" }] };
    const found = await loader({
      params: { token: "a.b" },
      url: new URL("http://localhost/answer/a.b"),
      services: { quotes: { answers: { read } }, photos },
    } as never);
    return (found as { props: { photos: unknown[] } }).props.photos;
  };
  expect(await photosOf(REQUEST.asked)).toHaveLength(1);
  expect(await photosOf([])).toEqual([]);
});

test("the permit's notice stands once: at the form's date, or among the facts if there is no form", () => {
  const text = "The council wants 7 working days' notice.";
  const request = {
    ...REQUEST,
    asked: [...REQUEST.asked, { label: "Permit", text: "Allow 7 working days." }],
    permitNotice: { text, firstDay: "2026-12-11", isTooEarly: true },
  };
  const form = textOf({ request });
  expect(form).toMatch(/Earliest delivery +The council wants 7 working days' notice\./);
  expect(form).not.toContain("Allow 7");
  expect(textOf({ request, canAnswer: false })).toMatch(/Permit ?Allow 7 working days\./);
  const offers = (earliestDate: string) => [{ ...OFFER, earliestDate }];
  expect(textOf({ request, canAnswer: false, offers: offers("2026-12-10") })).toContain(text);
  expect(textOf({ request, canAnswer: false, offers: offers("2026-12-11") })).not.toContain(text);
});
