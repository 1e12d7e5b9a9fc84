import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { BARE_OFFER, exampleOffer } from "#client/components/answers/testing/examples.ts";
import { HIRE } from "#client/components/hire/testing/example-hire.ts";
import type { HireView } from "#contract/hires/hire-view.ts";
import type { QuoteReceipt, QuoteReceiptCompany } from "#contract/quotes.ts";
import { ReceiptDetails } from "./receipt-details.tsx";
import type { RefusedChoice } from "./receipt-view.ts";
import {
  company,
  DECLINED_ANSWER,
  LISTINGS,
  OTHERS,
  offered,
  RECEIPT,
  WAITING_ANSWER,
} from "./testing/examples.ts";

const AIRE = company(1, "Aire Skips", offered(exampleOffer({ note: "From 7am" }, 2)));
const BOLTON = company(2, "Bolton Skips", offered(BARE_OFFER));
const CAVE = company(3, "Cave Skips", DECLINED_ANSWER);
const ANSWERED = { companies: [AIRE, BOLTON, CAVE] };

const htmlOf = (changes: Partial<QuoteReceipt>, refused?: RefusedChoice) =>
  renderToString(
    <MemoryRouter>
      <ReceiptDetails
        receipt={{ ...RECEIPT, ...changes }}
        listings={LISTINGS}
        attribution="Contains Environment Agency information"
        token="token"
        notice={undefined}
        advice="Citizens Advice"
        refused={refused}
        context={{ reader: "customer", formKey: "key", pressed: undefined }}
      />
    </MemoryRouter>,
  );

const textOf = (changes: Partial<QuoteReceipt>, refused?: RefusedChoice) =>
  htmlOf(changes, refused)
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");

test("a receipt speaks of contact within 24-48 hours only while the request is open and unanswered", () => {
  expect(textOf({})).toContain("The companies are asked to contact you within 24-48 hours.");
  expect(textOf({ awaitingConfirmation: true })).toContain("within 24-48 hours of your confirmation.");
  for (const closed of [ANSWERED, { chosenCompanyId: 1 }, { withdrawnAt: "2026-11-21T10:00:00.000Z" }])
    expect(textOf(closed)).not.toContain("24-48");
});

test("a receipt of test mode says nowhere that a company got the request", () => {
  const text = textOf({ testMode: true });
  expect(text).toContain("Written on");
  expect(text).toContain("Who would receive it");
  expect(text).not.toMatch(/24-48|Sent on|Who received it/);
});

test("the source of checks is named beside offers only", () => {
  expect(textOf(ANSWERED)).toContain("Contains Environment Agency information");
  expect(textOf({})).not.toContain("Contains Environment Agency information");
});

test("while nobody has answered, the receipt says what happens next", () => {
  expect(textOf({})).toContain("We email you when the first has answered.");
  expect(textOf({})).toContain("Sent, no answer yet");
  expect(textOf({ withdrawnAt: "2026-11-21T10:00:00.000Z" })).not.toContain("We email you");
  expect(textOf({ testMode: true })).not.toContain("We email you");
  expect(textOf(ANSWERED)).not.toContain("We email you");
});

test("a request that was not confirmed in time says so, and leads to a new one with the same place and job", () => {
  const confirmRefusal = "The delivery day of this request has passed. Please send a new one.";
  const late = { awaitingConfirmation: true, confirmRefusal };
  const companies = RECEIPT.companies.map((one) => ({ ...one, state: null }));
  const text = textOf({ ...late, companies });
  expect(text).toContain(`Your request was not sent ${confirmRefusal} Ask these companies again`);
  expect(text).toContain("Who did not receive it Aire Skips Not sent");
  expect(text).not.toMatch(/24-48|Waits for you|Send the email again|Yes, send/);
  expect(htmlOf({ ...late, companies })).toContain(
    'href="/quote?companies=1%2C2%2C3&amp;location=LS6+2AB&amp;size=6&amp;weeks=3&amp;stands=road&amp;waste=garden%2Csoil%2Cmattress"',
  );
});

test("a waiting request says whether its link was sent, and what to do if not", () => {
  const waiting = (linkEmail: QuoteReceipt["linkEmail"]) => textOf({ awaitingConfirmation: true, linkEmail });
  for (const linkEmail of ["queued", "sent"] as const)
    expect(waiting(linkEmail)).toMatch(
      /confirm your email address .* Open the link in our email to sam@customer\.example.* Send the email again/,
    );
  expect(waiting(null)).toMatch(
    /Your request has not been sent yet .* had three before .* tomorrow and press the button.* Send the email /,
  );
  expect(waiting(null)).not.toMatch(/Open the link in our email|Send the email again/);
  expect(waiting("failed")).toMatch(
    /could not be delivered\. .* Send the email again Write the request again/,
  );
});

test("a request that was withdrawn before it was confirmed was sent to nobody", () => {
  const withdrawn = { awaitingConfirmation: true, withdrawnAt: "2026-11-21T10:00:00.000Z" };
  const companies = RECEIPT.companies.map((one) => ({ ...one, state: null }));
  const text = textOf({ ...withdrawn, companies });
  expect(text).toContain("Who did not receive it Aire Skips Not sent");
  expect(text).not.toMatch(/Waits for you|Who will receive it/);
});

test("offers name their total, its parts, what may come on top, and what is not said", () => {
  const text = textOf(ANSWERED);
  expect(text).toContain("Of 3 companies: 2 sent a quote, 1 declined.");
  expect(text).toContain("Totals with VAT for a 6 yard skip, 3 weeks, on the road with a permit.");
  expect(text).not.toContain("Collected apart");
  expect(textOf({ ...ANSWERED, job: { size: 6, waste: ["rubble", "upholstery"] } })).toContain(
    "Collected apart from the skip: sofas and padded seats. Ask whether the price contains that.",
  );
  expect(text).toMatch(/£446 .* VAT at 20% £62 1 extra week, with VAT £30/);
  expect(text).toContain("Each tonne above £72");
  expect(text).toContain("Earliest delivery Mon 7 Dec You asked for Mon 30 Nov");
  expect(text).toMatch(/At least £230 .* Each extra week not said Weight limit not said/);
  expect(text).not.toMatch(/£0\b/);
});

test("an offer shows what speaks for the company, what nobody checked, and its note as its own", () => {
  const text = textOf(ANSWERED);
  expect(text).toContain("4.6 out of 5 from (27 reviews)");
  expect(text).toContain("Licence CBDU99000001, as listed. Not checked");
  expect(text).toContain("New price on 24 November 2026");
  expect(text).toContain("Aire Skips writes: From 7am");
  expect(text).toMatch(/Bolton Skips 0113 496 0122 no reviews Licence number: not said Answered on/);
});

test("an ended offer is marked, and can still be chosen", () => {
  const ended = offered(exampleOffer({ validUntil: "2026-11-20" }), "expired");
  const text = textOf({ companies: [company(1, "Aire Skips", ended)] });
  expect(text).toContain("Price held until Fri 20 Nov Out of date: ask again");
  expect(text).toContain("Yes, choose this company : Aire Skips");
});

test("declines show their reason and note, and undelivered requests say to ring", () => {
  const failed = company(4, "Dale Skips", WAITING_ANSWER, "failed");
  const text = textOf({ companies: [AIRE, CAVE, failed] });
  expect(text).toContain("Declined They have no lorry free that day. Cave Skips writes: Try us again");
  expect(text).toContain("Could not be delivered They don't have your request. Please ring them.");
  expect(text).not.toContain("Yes, choose this company : Cave Skips");
  expect(text).toContain("They have sent no price. Dale Skips is told");
});

test("choosing names who is told, and leaves out whoever declined or never got the request", () => {
  const failed = company(4, "Dale Skips", WAITING_ANSWER, "failed");
  const text = textOf({ companies: [AIRE, BOLTON, CAVE, failed] });
  expect(text).toContain(
    "Aire Skips is told that you chose it, with your phone number and email address; Bolton Skips is told politely that you decided otherwise. You have 10 minutes to undo.",
  );
  expect(textOf({ companies: [AIRE] })).toContain(
    "Aire Skips is told that you chose it, with your phone number and email address. You have 10 minutes to undo.",
  );
});

const UNANSWERED_CAVE = { ...CAVE, answer: WAITING_ANSWER };

test.each([
  ["Not sure", "You left the size open"],
  ["Large (10-12 cubic yards)", "You asked for 10 to 12 yards"],
])(
  "if the size asked for was “%s”, the receipt says that the prices can be for different skips",
  (text, said) => {
    const words = `${said}, so the prices can be for different skips: ask each company which one.`;
    const asked = [{ label: "Skip", text }];
    expect(textOf({ ...ANSWERED, asked, size: null })).toContain(words);
    expect(textOf({ ...ANSWERED, asked, size: null, viewUrl: null })).toContain(
      words.replace("You", "The customer"),
    );
    expect(textOf(ANSWERED)).not.toContain("different skips");
  },
);

test("a branch with the mailbox of the chosen company is not called told", () => {
  const [leeds, york] = [
    { ...AIRE, sameMailbox: [2] },
    { ...BOLTON, sameMailbox: [1] },
  ];
  const companies = [leeds, york, UNANSWERED_CAVE];
  expect(textOf({ companies })).toContain(
    "Aire Skips is told that you chose it, with your phone number and email address; Cave Skips is told politely that you decided otherwise.",
  );
  const chosen = { companies, chosenCompanyId: 1 };
  expect(textOf({ ...chosen, undoUntil: "2026-07-01T13:32:00.000Z" })).toContain(
    "Aire Skips is told now that you chose it, and Cave Skips is told that you decided otherwise.",
  );
  expect(textOf(chosen)).toContain(
    "Aire Skips is being told that you chose it, with your phone number and email address. Cave Skips is being told politely",
  );
  const told = [leeds, york, { ...CAVE, cancellationEmail: "sent" as const }];
  expect(textOf({ ...chosen, companies: told, choiceEmail: "sent" })).toContain(
    "Aire Skips was told that you chose it, and has your phone number and email address. Cave Skips was told politely that you decided otherwise. 0113 496 0121 Keep",
  );
});

test("after a changed choice, who was told already is neither waited for nor told again", () => {
  const companies = [AIRE, { ...BOLTON, isTold: true }, { ...UNANSWERED_CAVE, isTold: true }];
  const text = textOf({ companies });
  expect(text).toContain(
    "Of 3 companies: 2 sent a quote. Bolton Skips and Cave Skips were told that you decided otherwise: ring them if you want them after all.",
  );
  expect(text).toMatch(
    /Bolton Skips Told that you decided otherwise .* Cave Skips Told that you decided otherwise/,
  );
  expect(text).toContain(
    "Aire Skips is told that you chose it, with your phone number and email address. You have 10 minutes",
  );
  expect(textOf({ companies, viewUrl: null })).toMatch(
    /Skips were told that the customer decided otherwise\. .* (?:Told that the customer decided otherwise .*){2}/,
  );
  expect(textOf({ companies: [AIRE, BOLTON, UNANSWERED_CAVE] })).toContain(
    "2 sent a quote, 1 yet to answer.",
  );
});

test("after a changed choice that everybody was told of, nobody is waited for", () => {
  const companies = RECEIPT.companies.map((one) => ({ ...one, isTold: true }));
  const text = textOf({ companies });
  expect(text).toContain(
    "0 of 3 have answered. Aire Skips, Bolton Skips and Cave Skips were told that you decided otherwise: ring them if you want them after all.",
  );
  expect(text).toContain("0113 496 0121");
  expect(text).not.toMatch(/24-48|no answer yet|We email you/);
});

test("a choice by telephone, without a quote, leaves the step of the quotes open", () => {
  const steps = (companies: QuoteReceiptCompany[]) => textOf({ companies, chosenCompanyId: 1 });
  expect(steps([AIRE])).toMatch(/Quotes : done Chosen : done/);
  expect(steps([company(1, "Aire Skips", WAITING_ANSWER)])).toMatch(/Sent : done Quotes Chosen : done/);
});

test("the link that can only look can be copied", () => {
  expect(htmlOf({})).toContain('data-copy-link="/receipt/view"');
  expect(htmlOf({ viewUrl: null })).not.toContain("data-copy-link");
});

test("each other company is told as far as its own email has come", () => {
  const withEmail = (cancellationEmail: QuoteReceiptCompany["cancellationEmail"]) => [
    AIRE,
    { ...BOLTON, cancellationEmail },
    { ...CAVE, cancellationEmail: "sent" as const },
  ];
  const told = (cancellationEmail: QuoteReceiptCompany["cancellationEmail"]) =>
    textOf({ chosenCompanyId: 1, choiceEmail: "sent", companies: withEmail(cancellationEmail) });
  const cave = "Cave Skips was told politely that you decided otherwise.";
  expect(told("queued")).toContain(
    `phone number and email address. Bolton Skips is being told politely that you decided otherwise. ${cave}`,
  );
  expect(told("failed")).toContain(
    `phone number and email address. ${cave} Bolton Skips could not be told by email that you decided otherwise.`,
  );
  expect(told(null)).toContain(`phone number and email address. ${cave} 0113 496 0121 Keep`);
});

test("the reason why a company was not chosen stands once, beside its button while there is one", () => {
  const text = "Your choice was not recorded, because Aire Skips has changed its quote.";
  const open = textOf(ANSWERED, { companyId: 1, text });
  expect(open).toContain(`${text} I've chosen this company : Aire Skips`);
  expect(open.split(text)).toHaveLength(2);
  const declined = textOf(ANSWERED, { companyId: 3, text });
  expect(declined).toMatch(new RegExp(`Declined They have no lorry free that day.*${text}`));
  expect(textOf({ ...ANSWERED, chosenCompanyId: 2 }, { companyId: 1, text })).toMatch(
    new RegExp(`${text} You have chosen Bolton Skips`),
  );
  expect(textOf(ANSWERED, { companyId: 9, text })).toMatch(new RegExp(`${text} 2 quotes`));
});

test("a choice can be undone until a time in London, and nobody is told before", () => {
  const text = textOf({ ...ANSWERED, chosenCompanyId: 1, undoUntil: "2026-07-01T13:32:00.000Z" });
  expect(text).toContain(
    "Until 14:32 you can undo this. Nobody is told before then. Then we tell Aire Skips, with your phone number and email address, and 1 other company that you decided otherwise. 0113 496 0121 Undo",
  );
  expect(text).not.toContain("Duty-of-care record");
  expect(text).not.toContain("chosen this company");
});

const HIRED = { ...ANSWERED, chosenCompanyId: 1, choiceEmail: "sent" as const, date: "2026-11-30" };
const DECLINED_CHOICE = company(1, "Aire Skips", { ...AIRE.answer, declinedBecause: "no-vehicle" });
const NAMED_DAY = { day: "2026-12-08", part: "any", agreed: false, of: "delivery", number: null } as const;
const hireWith = (changes: Partial<HireView>): HireView => ({
  ...{ ...HIRE, events: [], can: [] },
  ...changes,
});

const KEEP = { number: "C1", weeks: 1, agreed: null, price: null };

test("a price for more weeks that the quote lacks is agreed by a press, and a no says by when to ask for the collection", () => {
  const kept = (keep: object, changes = {}) => {
    const hire = { ...HIRE, visit: null, extraWeek: null, endsOn: "2999-12-13", ...changes };
    return textOf({ ...HIRED, hire: { ...hire, keep: { ...KEEP, ...keep } } });
  };
  const priced = kept({ price: "30.50" }, { can: ["keep-price"] });
  expect(priced).toContain("named the price of £30.50. It counts once you agree. Until then the last day is");
  expect(priced).toMatch(/Agree to £30.50 No, not at this price/);
  expect(priced).not.toContain("not answered yet");
  const before = "ask for the collection by Friday 13 December 2999.";
  expect(kept({ agreed: false })).toContain(`Aire Skips can't leave it longer: ${before}`);
  expect(kept({ agreed: false, price: "30.50" })).toContain(`You did not agree to £30.50: ${before}`);
  expect(kept({ agreed: false }, { endsOn: "2020-12-13" })).toContain("ask for the collection now.");
  expect(kept({ agreed: false }, { visit: HIRE.visit })).not.toContain("can't leave it longer");
});

test.each<[state: string, changes: Partial<QuoteReceipt>]>([
  ["sent", {}],
  ["waiting for a confirmation", { awaitingConfirmation: true, companies: [{ ...AIRE, state: null }, CAVE] }],
  ["answered", { ...ANSWERED, size: null }],
  ["not delivered", { companies: [company(4, "Dale Skips", WAITING_ANSWER, "failed")] }],
  ["chosen", { ...HIRED, choiceEmail: null, undoUntil: "2026-07-01T13:32:00.000Z" }],
  ["chosen and told", { ...HIRED, companies: [AIRE, { ...BOLTON, cancellationEmail: "sent" }] }],
  ["chosen and declined", { ...HIRED, companies: [DECLINED_CHOICE] }],
  ["a day named by the company", { ...HIRED, hire: hireWith({ visit: { ...NAMED_DAY, by: "company" } }) }],
  ["a day named by the customer", { ...HIRED, hire: hireWith({ visit: { ...NAMED_DAY, by: "customer" } }) }],
  ["a longer hire asked for", { ...HIRED, hire: hireWith({ keep: KEEP }) }],
  ["a price named for it", { ...HIRED, hire: hireWith({ keep: { ...KEEP, price: "30.50" } }) }],
  ["withdrawn", { withdrawnAt: "2026-11-21T10:00:00.000Z" }],
  ["deleted", { ...HIRED, erasedAt: "2026-11-24T10:00:00.000Z", asked: [] }],
])("who may only look reads about the customer, and is not taken for the customer: %s", (_state, changes) => {
  const text = textOf({ ...changes, viewUrl: null, email: "", phoneEnding: "" });
  expect(text).toContain("The customer's quote request");
  expect(text).toContain("This link is for looking. Only the customer can press.");
  expect(text.replace("Add it to your calendar", "")).not.toMatch(/\byou(rs?)?\b/i);
});

test("who may only look sees until when a choice can be undone, and has no button that sends anything", () => {
  const chosen = { ...ANSWERED, chosenCompanyId: 1, undoUntil: "2026-07-01T13:32:00.000Z", viewUrl: null };
  expect(textOf(chosen)).toContain("Nobody is told before then.");
  expect(htmlOf(chosen)).not.toContain('type="submit"');
});

test("while a choice can be undone, deleting the details first says who is told of it now", () => {
  const chosen = { ...ANSWERED, chosenCompanyId: 1 };
  const undoUntil = "2026-07-01T13:32:00.000Z";
  const told = "Aire Skips is told now that you chose it";
  expect(textOf({ ...chosen, undoUntil })).toContain(
    `Delete my details ${told}, and Bolton Skips is told that you decided otherwise. Undo your choice first if you don't want that. We delete your name`,
  );
  expect(textOf({ companies: [AIRE], chosenCompanyId: 1, undoUntil })).toContain(`${told}. Undo your choice`);
  expect(textOf({ ...chosen, choiceEmail: "sent" })).toContain("Delete my details We delete your name");
});

test("withdrawing a request that waits for a confirmation tells nobody", () => {
  const text = textOf({ awaitingConfirmation: true });
  expect(text).toContain("Withdraw my request No company has received it. This cannot be undone.");
  expect(text).not.toContain("told by email");
});

test("a decline of the chosen company is told with the choice, and what to do", () => {
  const declined = company(1, "Aire Skips", {
    ...AIRE.answer,
    state: "chosen",
    declinedBecause: "no-vehicle",
  });
  const choice = { companies: [declined, BOLTON], chosenCompanyId: 1 };
  const told = "Aire Skips has declined since you chose it. They have no lorry free that day.";
  expect(textOf({ ...choice, undoUntil: "2026-07-01T13:32:00.000Z" })).toContain(
    `${told} Undo your choice, then choose another company.`,
  );
  expect(textOf(choice)).toContain(`${told} Please ring them.`);
});

test("after that time the receipt says who is told or was told, and leads to the record", () => {
  const chosen = { ...ANSWERED, chosenCompanyId: 1 };
  const others = "Bolton Skips and Cave Skips";
  const withEmails = (cancellationEmail: QuoteReceiptCompany["cancellationEmail"]) => ({
    ...chosen,
    companies: [AIRE, { ...BOLTON, cancellationEmail }, { ...UNANSWERED_CAVE, cancellationEmail }],
    choiceEmail: cancellationEmail,
  });
  for (const state of [null, "queued"] as const)
    expect(textOf(withEmails(state))).toContain(
      `Aire Skips is being told that you chose it, with your phone number and email address. ${others} are being told politely that you decided otherwise.`,
    );
  const told = textOf(withEmails("sent"));
  expect(told).toContain(
    `Aire Skips was told that you chose it, and has your phone number and email address. ${others} were told politely that you decided otherwise.`,
  );
  expect(told).toContain("Duty-of-care record to print");
  expect(told).not.toContain("Undo");
  expect(textOf(withEmails("test"))).toContain(
    `No email is sent in test mode. Aire Skips would be told that you chose it, with your phone number and email address. ${others} would be told`,
  );
  const erased = textOf({ ...withEmails("sent"), erasedAt: "2026-11-24T10:00:00.000Z" });
  expect(erased).toContain(`Aire Skips was told that you chose it. ${others} were told`);
  const hire = hireWith({});
  expect(textOf({ ...withEmails("sent"), hire })).toContain(
    "decide nothing. Free advice: Citizens Advice. Where you can go next",
  );
  expect(textOf({ ...withEmails("sent"), hire })).toContain("Is it settled?");
  expect(textOf({ ...withEmails("sent"), hire, erasedAt: "2026-11-24T10:00:00.000Z" })).not.toMatch(
    /Is it settled|is asked to answer/,
  );
});

test("a chosen company that no email reached is to be rung", () => {
  const told = { ...CAVE, cancellationEmail: "sent" as const };
  const text = textOf({ companies: [AIRE, told], chosenCompanyId: 1, choiceEmail: "failed" });
  expect(text).toMatch(
    /Aire Skips could not be reached by email\. Please ring them\. Cave Skips was told politely that you decided otherwise\. 0113 496 0121/,
  );
  expect(text).not.toContain("your phone number");
});

test("others that fit are named with why, and can be asked while any can", () => {
  const text = textOf({ others: OTHERS, canAsk: 2 });
  expect(text).toContain("Ask others too These companies fit your place and your job.");
  expect(text).toMatch(/Foss Skips York, 6 miles \(9 km\) away .* It states that it delivers to LS6\./);
  expect(text).toContain("6 yard skip: at least £185");
  expect(text).toContain("Gale Skips Leeds, under 1 mile away no reviews Ask these too");
  expect(textOf({})).not.toContain("Ask others too");
});

test("a price of another company that does not say whether it has the size is conditional", () => {
  const others = OTHERS.map((company) => ({ ...company, offersSize: null }));
  expect(textOf({ others, canAsk: 2 })).toContain(
    "6 yard skip: ask if it has one. If it does: at least £185",
  );
});

test("who may only look sees problem and questions, and no form; the customer answers a question after a choice, too", () => {
  const question = { number: "F1", at: "2026-11-21T10:00:00.000Z", text: "Is there a step?", company: null };
  const changes = {
    ...ANSWERED,
    chosenCompanyId: 1,
    hire: HIRE,
    questions: [{ ...question, answer: null, answered: null }],
  };
  const formsOf = (html: string) => html.match(/<form/g)?.length ?? 0;
  const looking = htmlOf({ ...changes, viewUrl: null });
  expect(textOf(changes)).toMatch(
    /Whoever has this link sees .* who pressed what and when, what is wrong with its sums/,
  );
  expect(looking).toContain("What is wrong");
  expect(looking).toContain("Is there a step?");
  expect(formsOf(looking)).toBe(0);
  expect(textOf(changes)).toContain("Send the answer to every company asked");
  expect(textOf(changes)).toContain("No, it is not settled");
});

test("after the delivery the head says when it was and when the hire ends, and only the chosen company can be rung", () => {
  const hire = { ...HIRE, deliveredOn: "2026-11-30", endsOn: "2026-12-27" };
  const told = { ...ANSWERED, chosenCompanyId: 1, choiceEmail: "sent" as const };
  expect(textOf({ ...told, hire })).toContain("Delivered 30 November 2026. Last day 27 December 2026.");
  const invited = "In a few days we ask you by email how";
  expect(textOf(told)).not.toContain(invited);
  expect(textOf({ ...told, hire: { ...hire, collectedOn: "2026-12-20" } })).toContain(invited);
  expect(textOf({ ...told, hire: { ...hire, collectedOn: "2026-12-20" } })).toContain(
    "Collected 20 December 2026.",
  );
  expect(htmlOf({ ...told, hire }).match(/href="tel:[^"]*"/g)).toEqual(
    Array(2).fill('href="tel:+441134960121"'),
  );
});

test("a date before the first likely day of the permit has a warning, and no green mark", () => {
  const permitQuestion = { text: "Who applies for the permit?", firstDay: "2999-12-08", isTooEarly: true };
  const dated = (own: QuoteReceiptCompany, earliestDate: string, more = {}) => ({
    ...own,
    answer: offered(exampleOffer({ earliestDate })),
    ...more,
  });
  const companies = (more = {}) => [dated(AIRE, "2999-12-05", more), dated(BOLTON, "2999-12-09")];
  const mark = /Earliest date(?! Company)/g;
  expect(textOf({ companies: companies() }).match(mark)).toHaveLength(1);
  const warned = textOf({ companies: companies({ permitQuestion }) });
  expect(warned).not.toMatch(mark);
  expect(warned).toContain(permitQuestion.text);
  expect(textOf({ companies: companies(), chosenCompanyId: 1, hire: HIRE })).not.toMatch(mark);
});

test("a question keeps its place above the quotes when it is answered", () => {
  const question = {
    number: "F1",
    at: "2026-11-21T10:00:00.000Z",
    text: "Is there a step?",
    company: "Aire Skips",
  };
  const answered = { number: "C1", at: "2026-11-21T11:00:00.000Z" };
  const open = textOf({ ...ANSWERED, questions: [{ ...question, answer: null, answered: null }] });
  expect(open).toMatch(/Questions about the job .*2 quotes Totals/);
  expect(textOf({ ...ANSWERED, questions: [{ ...question, answer: "No", answered }] })).toMatch(
    /Questions about the job .*-F1, 21 November 2026 at 10:00 .*“No” .*-C1, 21 November 2026 at 11:00 .*2 quotes Totals/,
  );
});

test("a price that came after the choice is said to be later, and counts only if no other was chosen", () => {
  const chosen = { ...ANSWERED, chosenCompanyId: 1 };
  const other = textOf({ ...chosen, sinceChoice: exampleOffer({}, 3) });
  expect(other).toContain(
    "Aire Skips sent another price after you chose it: £446. It is not agreed: £446 counts.",
  );
  const only = textOf({ ...chosen, sinceChoice: exampleOffer({}, 2), undoUntil: "2999-11-21T10:00:00.000Z" });
  expect(only).toContain(
    "Aire Skips sent this price after you chose it: £446. To choose again, undo your choice first.",
  );
  expect(textOf({ ...chosen, sinceChoice: exampleOffer({}, 2), viewUrl: null })).toContain(
    "Aire Skips sent this price after the customer chose it: £446.",
  );
});

test("more time on the road is asked for by a day, or today if that day is past", () => {
  const permit = { endsOn: "2026-12-07", saidBy: null, askBy: "2026-11-30", isLate: false };
  const asked = (isLate: boolean) =>
    textOf({
      ...ANSWERED,
      chosenCompanyId: 1,
      hire: { ...HIRE, permit: { ...permit, isLate } },
    });
  expect(asked(false)).toContain("ask the council for more time by Monday 30 November 2026.");
  expect(asked(true)).toContain("it is too late for the usual notice: ask today.");
  expect(asked(true)).not.toContain("more time by");
});

test("if nothing is known of the permit, more time on the road says that it has an end of its own", () => {
  const hire: HireView = { ...HIRE, permit: null, visit: null, problems: [], can: ["keep"] };
  const shown = (stands: "road" | "drive") =>
    textOf({ ...ANSWERED, chosenCompanyId: 1, hire, job: { ...RECEIPT.job, stands } });
  const words = "The permit for the road has an end of its own: ask Aire Skips or the council.";
  expect(shown("road").split(words)).toHaveLength(3);
  expect(shown("drive")).not.toContain("has an end of its own");
});
