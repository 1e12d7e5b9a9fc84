import type { Random } from "../random.ts";
import { chooseTemplate, fillTemplate, type Slots } from "../template.ts";
import { SUBJECT_TITLES, TITLES } from "../words/review-titles.ts";
import type { ComposedReview } from "./compose.ts";
import type { ReviewPage } from "./page.ts";
import type { Rating } from "./ratings.ts";

/**
 * Returns the title that belongs to the complaint in the text. Without one, chooses a title that fits the rating and the main
 * subject and, if possible, is not yet on the page or in the text.
 */
export function chooseTitle(
  rating: Rating,
  composed: ComposedReview,
  slots: Slots,
  page: ReviewPage,
  random: Random,
): string {
  if (composed.title) return composed.title;
  const said = composed.content.toLowerCase();
  let title = "";
  for (let attempt = 0; attempt < 12; attempt++) {
    title = propose(rating, composed, slots, random);
    if (!page.titles.has(title) && !said.includes(title.toLowerCase())) break;
  }
  page.titles.add(title);
  return title;
}

function propose(rating: Rating, { subject }: ComposedReview, slots: Slots, random: Random): string {
  const particular = subject && rating === 5 && random.chance(0.5) ? SUBJECT_TITLES[subject] : [];
  const template =
    (particular.length > 0 && chooseTemplate(particular, slots, random)) ||
    chooseTemplate(TITLES[rating], slots, random);
  return fillTemplate(template ?? "Skip hire", slots, random);
}
