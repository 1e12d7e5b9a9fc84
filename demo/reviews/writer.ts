import type { Random } from "../random.ts";
import { chooseTemplate, fillTemplate, type Slots } from "../template.ts";
import { readWeights, readWords, type Words } from "../words.ts";
import type { Rating } from "./ratings.ts";

const praise = readWords("review-praise");
const niggles = readWords("review-niggles");
const middling = readWords("review-middling");
const grievances = readWords("review-grievances");
const openings = readWords("review-openings");

/** The subjects of sentences, such as "delivery". A subject with a larger weight is chosen more often. */
const SUBJECT_WEIGHTS = readWeights("subjects of reviews");
/** Subjects for a "wait and load" hire. Its lorry waits, so nobody places or collects a skip. */
const WAIT_AND_LOAD_SUBJECTS = ["booking", "driver", "price", "recycling", "trust"];
/** Subjects that a three-star review can praise. */
const PRACTICAL = ["delivery", "driver", "placing", "skip"];

/** Groups of slots that a review uses only once, because repeating the job, price or skip would sound odd. */
const USED_ONCE = [["job", "doing", "waste"], ["price"], ["askip"]];

/** The texts and titles already used on a company's page. Only titles can repeat. */
export type ReviewPage = ReturnType<typeof createReviewPage>;

export const createReviewPage = () => ({
  templates: new Set<string>(),
  sentences: new Set<string>(),
  titles: new Set<string>(),
});

/** Splits a text into sentences, in lower case. */
export const sentencesOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/(?<=[.!?])["”]?\s+/)
    .map((sentence) => sentence.replace(/[.!?"”]+$/, "").trim())
    .filter(Boolean);

type ReviewWriter = ReturnType<typeof createReviewWriter>;

/** Creates a writer for one review, sentence by sentence. It does not repeat sentences that are already on the page. */
function createReviewWriter(slots: Slots, page: ReviewPage, random: Random) {
  const texts: string[] = [];
  const subjects = new Set<string>();
  const usual = slots["if:waitload"] === undefined ? Object.keys(SUBJECT_WEIGHTS) : WAIT_AND_LOAD_SUBJECTS;
  let known = slots;
  let lastTitle: string | undefined;

  /** Adds a sentence from an unused template. Returns whether there was a suitable one. */
  const add = (stock: readonly string[]): boolean => {
    for (let attempt = 0; attempt < 4; attempt++) {
      const template = chooseTemplate(stock, known, random, (each) => !page.templates.has(each));
      if (!template) return false;
      const [title, sentence = ""] = template.includes(" :: ")
        ? template.split(" :: ")
        : [undefined, template];
      const text = fillTemplate(sentence, known, random);
      const sentences = sentencesOf(text);
      if (sentences.some((each) => page.sentences.has(each))) continue;
      page.templates.add(template);
      for (const each of sentences) page.sentences.add(each);
      lastTitle = title && fillTemplate(title, known, random);
      texts.push(text);
      const mentioned = USED_ONCE.filter((group) =>
        group.some((slot) => template.includes(`{${slot}}`)),
      ).flat();
      known = { ...known, ...Object.fromEntries(mentioned.map((slot) => [slot, undefined])) };
      return true;
    }
    return false;
  };

  /** Adds a sentence about a subject of `among` that the review does not mention yet. Returns the subject, if there is one. */
  const addAbout = (stock: Words, among: readonly string[] = usual): string | undefined => {
    const subject = among
      .map((each) => ({ each, order: random.next() ** (1 / (SUBJECT_WEIGHTS[each] ?? 1)) }))
      .sort((a, b) => b.order - a.order)
      .map(({ each }) => each)
      .find((each) => !subjects.has(each) && stock(each).length > 0 && add(stock(each)));
    if (subject) subjects.add(subject);
    return subject;
  };
  const addOpening = (isTrade: boolean) => add(openings(isTrade ? "trade" : "home"));
  return { add, addAbout, addOpening, lastTitle: () => lastTitle, text: () => texts.join(" ") };
}

/** The text of a review, and the information for choosing its title. */
export interface ComposedReview {
  content: string;
  /** The main subject of a positive review. */
  subject?: string | undefined;
  /** The title that belongs to the complaint in the text. */
  title?: string | undefined;
}

/** Writes a review whose tone fits the rating. `isTrade` is true if the customer is a builder or other tradesperson. */
export function writeReviewText(
  rating: Rating,
  isTrade: boolean,
  slots: Slots,
  page: ReviewPage,
  random: Random,
): ComposedReview {
  const writer = createReviewWriter(slots, page, random);
  const composed = WRITE[rating](writer, isTrade, random);
  return { ...composed, content: writer.text() };
}

type Write = (writer: ReviewWriter, isTrade: boolean, random: Random) => Omit<ComposedReview, "content">;

const writeExcellent: Write = (writer, isTrade, random) => {
  if (random.chance(0.15) && writer.add(praise("short"))) {
    if (random.chance(0.4)) writer.add(praise("endings"));
    return {};
  }
  const hasOpening = random.chance(0.7) && writer.addOpening(isTrade);
  const count = Number(random.weighted({ 1: 34, 2: 46, 3: 20 })) + (hasOpening ? 0 : 1);
  const subjects = Array.from({ length: count }, () => writer.addAbout(praise));
  if (random.chance(0.5)) writer.add(praise(isTrade && random.chance(0.6) ? "trade endings" : "endings"));
  return { subject: random.pick(subjects) };
};

const writeGood: Write = (writer, isTrade, random) => {
  if (random.chance(0.12) && writer.add(niggles("short"))) return {};
  if (random.chance(0.68)) writer.addOpening(isTrade);
  const subject = writer.addAbout(praise);
  if (random.chance(0.25)) writer.addAbout(praise);
  const hasNiggle = random.chance(0.72) && writer.addAbout(niggles);
  if (!hasNiggle || random.chance(0.5))
    writer.add(niggles(hasNiggle && random.chance(0.7) ? "endings" : "endings without a problem"));
  return { subject };
};

const writeMiddling: Write = (writer, isTrade, random) => {
  if (random.chance(0.15) && writer.add(middling("short"))) return {};
  if (random.chance(0.62)) writer.addOpening(isTrade);
  if (random.chance(0.3)) writer.addAbout(praise, PRACTICAL);
  writer.addAbout(middling);
  if (random.chance(0.6)) writer.add(middling("endings"));
  return {};
};

const writeComplaint =
  (endings: string): Write =>
  (writer, isTrade, random) => {
    if (random.chance(0.1) && writer.add(grievances("short"))) return {};
    if (random.chance(0.5)) writer.addOpening(isTrade);
    writer.addAbout(grievances);
    const title = writer.lastTitle();
    if (random.chance(0.66)) writer.add(grievances(endings));
    return { title };
  };

const WRITE: Readonly<Record<Rating, Write>> = {
  5: writeExcellent,
  4: writeGood,
  3: writeMiddling,
  2: writeComplaint("two-star endings"),
  1: writeComplaint("one-star endings"),
};
