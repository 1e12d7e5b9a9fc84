import type { Random } from "../random.ts";
import type { Slots } from "../template.ts";
import {
  GRIEVANCES,
  POOR_ENDINGS,
  SHORT_POOR_REVIEWS,
  TERRIBLE_ENDINGS,
} from "../words/review-grievances.ts";
import { MIDDLING, MIDDLING_ENDINGS, SHORT_MIDDLING } from "../words/review-middling.ts";
import { GOOD_ENDINGS, NIGGLE_ENDINGS, NIGGLES, SHORT_GOOD } from "../words/review-niggles.ts";
import { OPENINGS } from "../words/review-openings.ts";
import { PRAISE, PRAISE_ENDINGS, SHORT_PRAISE, type Subject, TRADE_ENDINGS } from "../words/review-praise.ts";
import type { ReviewPage } from "./page.ts";
import type { Rating } from "./ratings.ts";
import { createReviewWriter, type ReviewWriter } from "./writer.ts";

/** The text of a review, and the information for choosing its title. */
export interface ComposedReview {
  content: string;
  /** The main subject of a positive review. */
  subject?: Subject;
  /** The title that belongs to the complaint in the text. */
  title?: string;
}

/** Writes a review whose tone fits the rating. `trade` is true if the customer is a builder or other tradesperson. */
export function composeReview(
  rating: Rating,
  trade: boolean,
  slots: Slots,
  page: ReviewPage,
  random: Random,
): ComposedReview {
  const writer = createReviewWriter(slots, page, random);
  const composed = WRITE[rating](writer, trade, random);
  return { ...composed, content: writer.text() };
}

type Write = (writer: ReviewWriter, trade: boolean, random: Random) => Omit<ComposedReview, "content">;

/** Subjects that a three-star review can praise. */
const PRACTICAL: readonly Subject[] = ["delivery", "driver", "placing", "skip"];

const addOpening = (writer: ReviewWriter, trade: boolean) => writer.add(OPENINGS[trade ? "trade" : "home"]);

const writeExcellent: Write = (writer, trade, random) => {
  if (random.chance(0.15) && writer.add(SHORT_PRAISE)) {
    if (random.chance(0.4)) writer.add(PRAISE_ENDINGS);
    return {};
  }
  const hasOpening = random.chance(0.7) && addOpening(writer, trade);
  const count = Number(random.weighted({ 1: 34, 2: 46, 3: 20 })) + (hasOpening ? 0 : 1);
  const subjects = Array.from({ length: count }, () => writer.addSentenceAbout(PRAISE));
  if (random.chance(0.5)) writer.add(trade && random.chance(0.6) ? TRADE_ENDINGS : PRAISE_ENDINGS);
  return { subject: random.pick(subjects) };
};

const writeGood: Write = (writer, trade, random) => {
  if (random.chance(0.12) && writer.add(SHORT_GOOD)) return {};
  if (random.chance(0.68)) addOpening(writer, trade);
  const subject = writer.addSentenceAbout(PRAISE);
  if (random.chance(0.25)) writer.addSentenceAbout(PRAISE);
  const hasComplaint = random.chance(0.72) && writer.addSentenceAbout(NIGGLES);
  if (!hasComplaint || random.chance(0.5)) {
    writer.add(hasComplaint && random.chance(0.7) ? NIGGLE_ENDINGS : GOOD_ENDINGS);
  }
  return { subject };
};

const writeMiddling: Write = (writer, trade, random) => {
  if (random.chance(0.15) && writer.add(SHORT_MIDDLING)) return {};
  if (random.chance(0.62)) addOpening(writer, trade);
  if (random.chance(0.3)) writer.addSentenceAbout(PRAISE, PRACTICAL);
  writer.addSentenceAbout(MIDDLING);
  if (random.chance(0.6)) writer.add(MIDDLING_ENDINGS);
  return {};
};

const writeComplaint =
  (endings: readonly string[]): Write =>
  (writer, trade, random) => {
    if (random.chance(0.1) && writer.add(SHORT_POOR_REVIEWS)) return {};
    if (random.chance(0.5)) addOpening(writer, trade);
    writer.addSentenceAbout(GRIEVANCES);
    const title = writer.lastTitle();
    if (random.chance(0.66)) writer.add(endings);
    return title ? { title } : {};
  };

const WRITE: Readonly<Record<Rating, Write>> = {
  5: writeExcellent,
  4: writeGood,
  3: writeMiddling,
  2: writeComplaint(POOR_ENDINGS),
  1: writeComplaint(TERRIBLE_ENDINGS),
};
