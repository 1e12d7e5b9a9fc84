import type { Random } from "../random.ts";
import { chooseTemplate, fillTemplate, type Slots, usesSlot } from "../template.ts";
import { SUBJECTS, type Subject } from "../words/review-praise.ts";
import type { ReviewPage } from "./page.ts";

/** Builds the text of one review sentence by sentence. */
export interface ReviewWriter {
  /** Adds a sentence from an unused template. Returns the template, or null if no suitable template is found. */
  add(stock: readonly string[]): string | null;
  /**
   * Adds a sentence about a subject of `among` that the review does not mention yet. Returns the subject, or undefined if no
   * sentence is found.
   */
  addSentenceAbout(
    stock: Partial<Record<Subject, readonly string[]>>,
    among?: readonly Subject[],
  ): Subject | undefined;
  /** Returns the title that belongs to the last added sentence, if there is one. */
  lastTitle(): string | undefined;
  text(): string;
}

/** Groups of slots that a review uses only once, because repeating the job, price or skip would sound odd. */
const USED_ONCE = [["job", "doing", "waste"], ["price"], ["askip"]];

/** Creates a writer for one review. It does not repeat sentences that are already on the page. */
export function createReviewWriter(slots: Slots, page: ReviewPage, random: Random): ReviewWriter {
  const sentences: string[] = [];
  const subjects = new Set<Subject>();
  const usual = slots["if:waitload"] === undefined ? SUBJECTS : WAIT_AND_LOAD_SUBJECTS;
  let known = slots;
  let lastTitle: string | undefined;

  const add = (stock: readonly string[]) => {
    for (let attempt = 0; attempt < 4; attempt++) {
      const template = chooseTemplate(stock, known, random, page.isUnused);
      if (!template) return null;
      const [title, text = ""] = splitTitle(template);
      const sentence = fillTemplate(text, known, random);
      if (!page.addText(template, sentence)) continue;
      lastTitle = title && fillTemplate(title, known, random);
      sentences.push(sentence);
      known = withoutMentioned(known, template);
      return template;
    }
    return null;
  };

  return {
    add,
    addSentenceAbout: (stock, among = usual) => {
      const subject = shuffleByWeight(among, random).find(
        (each) => !subjects.has(each) && stock[each] && add(stock[each]),
      );
      if (subject) subjects.add(subject);
      return subject;
    },
    lastTitle: () => lastTitle,
    text: () => sentences.join(" "),
  };
}

/** Returns the subjects in random order. Subjects with a larger weight tend to come first. */
const shuffleByWeight = (among: readonly Subject[], random: Random) =>
  among
    .map((subject) => ({ subject, order: random.next() ** (1 / SUBJECT_WEIGHTS[subject]) }))
    .sort((a, b) => b.order - a.order)
    .map(({ subject }) => subject);

/** Splits a template of the format "title :: sentence". */
const splitTitle = (template: string) =>
  template.includes(" :: ") ? template.split(" :: ") : [undefined, template];

/** Removes the slots that a review uses only once, if the template uses them. */
const withoutMentioned = (slots: Slots, template: string): Slots => {
  const named = USED_ONCE.filter((group) => group.some((slot) => usesSlot(template, slot))).flat();
  return named.length === 0
    ? slots
    : { ...slots, ...Object.fromEntries(named.map((slot) => [slot, undefined])) };
};

/** Weights of the subjects. A subject with a larger weight is chosen more often. */
const SUBJECT_WEIGHTS: Readonly<Record<Subject, number>> = {
  delivery: 17,
  collection: 15,
  driver: 15,
  booking: 14,
  price: 14,
  placing: 9,
  trust: 9,
  skip: 8,
  permit: 9,
  recycling: 3,
};

/** Subjects for a "wait and load" hire. Its lorry waits, so nobody places or collects a skip. */
const WAIT_AND_LOAD_SUBJECTS: readonly Subject[] = ["booking", "driver", "price", "recycling", "trust"];
