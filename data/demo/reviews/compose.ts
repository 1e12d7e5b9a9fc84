import type { Random } from "../random.ts";
import { choose, fill, type Slots, uses } from "../template.ts";
import { GRIEVANCES, POOR_ENDINGS, SHORT_POOR, TERRIBLE_ENDINGS } from "../words/review-grievances.ts";
import { MIDDLING, MIDDLING_ENDINGS, SHORT_MIDDLING } from "../words/review-middling.ts";
import { GOOD_ENDINGS, NIGGLE_ENDINGS, NIGGLES, SHORT_GOOD } from "../words/review-niggles.ts";
import { OPENINGS } from "../words/review-openings.ts";
import {
  MATTERS,
  type Matter,
  PRAISE,
  PRAISE_ENDINGS,
  SHORT_PRAISE,
  TRADE_ENDINGS,
} from "../words/review-praise.ts";
import type { Page } from "./page.ts";
import type { Rating } from "./ratings.ts";

/** The text of a review, with what is needed to give it a title that fits. */
export interface Composed {
  content: string;
  /** What it mainly speaks of. */
  matter?: Matter;
  /** The title that goes with the grievance told. */
  title?: string;
}

/** Writes one review sentence by sentence, never one that the page has already. */
export function composeReview(
  rating: Rating,
  trade: boolean,
  slots: Slots,
  page: Page,
  random: Random,
): Composed {
  const writer = createWriter(slots, page, random);
  const composed = WRITE[rating](writer, trade, random);
  return { ...composed, content: writer.text() };
}

interface Writer {
  /** Adds a sentence of this stock if there is one left that fits; the template used, or null. */
  add(stock: readonly string[]): string | null;
  /** Adds a sentence about a matter not yet spoken of. */
  addMatter(stock: Partial<Record<Matter, readonly string[]>>, among?: readonly Matter[]): Matter | undefined;
  /** The headline of the last sentence added, for stock that has headlines. */
  headline(): string | undefined;
  text(): string;
}

/** The job, its waste and the price are named once in a review. */
const NAMED_ONCE = [["job", "doing", "waste"], ["price"], ["askip"]];

function createWriter(slots: Slots, page: Page, random: Random): Writer {
  const sentences: string[] = [];
  const matters = new Set<Matter>();
  const usual = slots["if:waitload"] === undefined ? MATTERS : WHILE_WAITING;
  let known = slots;
  let headline: string | undefined;

  const add = (stock: readonly string[]) => {
    for (let attempt = 0; attempt < 4; attempt++) {
      const template = choose(stock, known, random, page.isFresh);
      if (!template) return null;
      const [title, text = ""] = withHeadline(template);
      const sentence = fill(text, known, random);
      if (!page.take(template, sentence)) continue;
      headline = title && fill(title, known, random);
      sentences.push(sentence);
      known = forget(known, template);
      return template;
    }
    return null;
  };

  return {
    add,
    addMatter: (stock, among = usual) => {
      const matter = inTalk(among, random).find(
        (each) => !matters.has(each) && stock[each] && add(stock[each]),
      );
      if (matter) matters.add(matter);
      return matter;
    },
    headline: () => headline,
    text: () => sentences.join(" "),
  };
}

/** The matters in the order they happen to come up. */
const inTalk = (among: readonly Matter[], random: Random) =>
  among
    .map((matter) => ({ matter, turn: random.next() ** (1 / WEIGHTS[matter]) }))
    .sort((a, b) => b.turn - a.turn)
    .map(({ matter }) => matter);

/** A guard stands before the headline and counts for both. */
const withHeadline = (template: string) =>
  template.includes(" :: ") ? template.split(" :: ") : [undefined, template];

const forget = (slots: Slots, template: string): Slots => {
  const named = NAMED_ONCE.filter((group) => group.some((slot) => uses(template, slot))).flat();
  return named.length === 0
    ? slots
    : { ...slots, ...Object.fromEntries(named.map((slot) => [slot, undefined])) };
};

type Write = (writer: Writer, trade: boolean, random: Random) => Omit<Composed, "content">;

/** How often people speak of each matter. */
const WEIGHTS: Readonly<Record<Matter, number>> = {
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

/** A skip that the driver waits for is not left anywhere and not collected. */
const WHILE_WAITING: readonly Matter[] = ["booking", "driver", "price", "recycling", "trust"];

/** What may be praised where something else was not well. */
const PRACTICAL: readonly Matter[] = ["delivery", "driver", "placing", "skip"];

const open = (writer: Writer, trade: boolean) => writer.add(OPENINGS[trade ? "trade" : "home"]);

const writeExcellent: Write = (writer, trade, random) => {
  if (random.chance(0.15) && writer.add(SHORT_PRAISE)) {
    if (random.chance(0.4)) writer.add(PRAISE_ENDINGS);
    return {};
  }
  const opened = random.chance(0.7) && open(writer, trade);
  const count = Number(random.weighted({ 1: 34, 2: 46, 3: 20 })) + (opened ? 0 : 1);
  const matters = Array.from({ length: count }, () => writer.addMatter(PRAISE));
  if (random.chance(0.5)) writer.add(trade && random.chance(0.6) ? TRADE_ENDINGS : PRAISE_ENDINGS);
  return { matter: random.pick(matters) };
};

const writeGood: Write = (writer, trade, random) => {
  if (random.chance(0.12) && writer.add(SHORT_GOOD)) return {};
  if (random.chance(0.68)) open(writer, trade);
  const matter = writer.addMatter(PRAISE);
  if (random.chance(0.25)) writer.addMatter(PRAISE);
  const niggled = random.chance(0.72) && writer.addMatter(NIGGLES);
  if (!niggled || random.chance(0.5)) {
    writer.add(niggled && random.chance(0.7) ? NIGGLE_ENDINGS : GOOD_ENDINGS);
  }
  return { matter };
};

const writeMiddling: Write = (writer, trade, random) => {
  if (random.chance(0.15) && writer.add(SHORT_MIDDLING)) return {};
  if (random.chance(0.62)) open(writer, trade);
  if (random.chance(0.3)) writer.addMatter(PRAISE, PRACTICAL);
  writer.addMatter(MIDDLING);
  if (random.chance(0.6)) writer.add(MIDDLING_ENDINGS);
  return {};
};

const complain =
  (endings: readonly string[]): Write =>
  (writer, trade, random) => {
    if (random.chance(0.1) && writer.add(SHORT_POOR)) return {};
    if (random.chance(0.5)) open(writer, trade);
    writer.addMatter(GRIEVANCES);
    const title = writer.headline();
    if (random.chance(0.66)) writer.add(endings);
    return title ? { title } : {};
  };

const WRITE: Readonly<Record<Rating, Write>> = {
  5: writeExcellent,
  4: writeGood,
  3: writeMiddling,
  2: complain(POOR_ENDINGS),
  1: complain(TERRIBLE_ENDINGS),
};
