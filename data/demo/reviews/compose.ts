import type { Random } from "../random.ts";
import type { Slots } from "../template.ts";
import { GRIEVANCES, POOR_ENDINGS, SHORT_POOR, TERRIBLE_ENDINGS } from "../words/review-grievances.ts";
import { MIDDLING, MIDDLING_ENDINGS, SHORT_MIDDLING } from "../words/review-middling.ts";
import { GOOD_ENDINGS, NIGGLE_ENDINGS, NIGGLES, SHORT_GOOD } from "../words/review-niggles.ts";
import { OPENINGS } from "../words/review-openings.ts";
import { type Matter, PRAISE, PRAISE_ENDINGS, SHORT_PRAISE, TRADE_ENDINGS } from "../words/review-praise.ts";
import type { Page } from "./page.ts";
import type { Rating } from "./ratings.ts";
import { createWriter, type Writer } from "./writer.ts";

/** The text of a review, with what determines a fitting title. */
export interface Composed {
  content: string;
  /** The main subject. */
  matter?: Matter;
  /** The title of the complaint in the text. */
  title?: string;
}

/** Writes a review that fits the number of stars. */
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

type Write = (writer: Writer, trade: boolean, random: Random) => Omit<Composed, "content">;

/** Subjects to praise in a review that also complains. */
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
