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

export type ReviewWriter = ReturnType<typeof createReviewWriter>;

/** Creates a writer for one review, sentence by sentence. It does not repeat sentences that are already on the page. */
export function createReviewWriter(slots: Slots, page: ReturnType<typeof createReviewPage>, random: Random) {
  const texts: string[] = [];
  const subjects = new Set<string>();
  const usual = slots["wait and load"] ? WAIT_AND_LOAD_SUBJECTS : Object.keys(SUBJECT_WEIGHTS);
  let known = slots;
  let lastTitle: string | undefined;

  /** Adds a sentence from an unused template, "title :: sentence" if it has a title. Returns whether there was a suitable one. */
  const add = (stock: readonly string[]): boolean => {
    for (let attempt = 0; attempt < 4; attempt++) {
      const template = chooseTemplate(stock, known, random, (each) => !page.templates.has(each));
      if (!template) return false;
      const [sentence = "", title] = template.split(" :: ").reverse();
      const text = fillTemplate(sentence, known, random);
      const sentences = sentencesOf(text);
      if (sentences.some((each) => page.sentences.has(each))) continue;
      page.templates.add(template);
      for (const each of sentences) page.sentences.add(each);
      lastTitle = title && fillTemplate(title, known, random);
      texts.push(text);
      const mentioned = USED_ONCE.filter((group) => group.some((slot) => template.includes(`{${slot}}`)));
      known = { ...known, ...Object.fromEntries(mentioned.flat().map((slot) => [slot, undefined])) };
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
  return {
    ...{ add, addAbout, addOpening, slots, page, random },
    lastTitle: () => lastTitle,
    text: () => texts.join(" "),
  };
}

/**
 * Writes a review whose tone fits the rating. Returns the main subject of a positive review, or the title that belongs to the
 * complaint of a negative one.
 */
export function writeReview(
  writer: ReviewWriter,
  rating: Rating,
  isTrade: boolean,
): { subject?: string | undefined; title?: string | undefined } {
  if (rating === 5) return { subject: writeExcellent(writer, isTrade) };
  if (rating === 4) return { subject: writeGood(writer, isTrade) };
  if (rating === 3) writeMiddling(writer, isTrade);
  return rating === 3 ? {} : { title: writeComplaint(writer, isTrade, rating) };
}

function writeExcellent({ add, addAbout, addOpening, random }: ReviewWriter, isTrade: boolean) {
  if (random.chance(0.15) && add(praise("short"))) {
    if (random.chance(0.4)) add(praise("endings"));
    return;
  }
  const hasOpening = random.chance(0.7) && addOpening(isTrade);
  const count = Number(random.weighted({ 1: 34, 2: 46, 3: 20 })) + (hasOpening ? 0 : 1);
  const subjects = Array.from({ length: count }, () => addAbout(praise));
  if (random.chance(0.5)) add(praise(isTrade && random.chance(0.6) ? "trade endings" : "endings"));
  return random.pick(subjects);
}

function writeGood({ add, addAbout, addOpening, random }: ReviewWriter, isTrade: boolean) {
  if (random.chance(0.12) && add(niggles("short"))) return;
  if (random.chance(0.68)) addOpening(isTrade);
  const subject = addAbout(praise);
  if (random.chance(0.25)) addAbout(praise);
  const hasNiggle = random.chance(0.72) && addAbout(niggles);
  if (!hasNiggle || random.chance(0.5))
    add(niggles(hasNiggle && random.chance(0.7) ? "endings" : "endings without a problem"));
  return subject;
}

function writeMiddling({ add, addAbout, addOpening, random }: ReviewWriter, isTrade: boolean) {
  if (random.chance(0.15) && add(middling("short"))) return;
  if (random.chance(0.62)) addOpening(isTrade);
  if (random.chance(0.3)) addAbout(praise, PRACTICAL);
  addAbout(middling);
  if (random.chance(0.6)) add(middling("endings"));
}

function writeComplaint(writer: ReviewWriter, isTrade: boolean, rating: 1 | 2) {
  const { add, addAbout, addOpening, random } = writer;
  if (random.chance(0.1) && add(grievances("short"))) return;
  if (random.chance(0.5)) addOpening(isTrade);
  addAbout(grievances);
  const title = writer.lastTitle();
  if (random.chance(0.66)) add(grievances(rating === 1 ? "one-star endings" : "two-star endings"));
  return title;
}
