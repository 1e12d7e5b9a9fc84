import { DAY_MS } from "#contract/dates.ts";
import type { Review } from "#contract/reviews.ts";
import type { Firm } from "../companies/company.ts";
import { createSeededRandom, type Random } from "../random.ts";
import { composeReview } from "./compose.ts";
import { chooseCustomer } from "./customers.ts";
import { chooseHire } from "./hires.ts";
import { createReviewPage, type ReviewPage } from "./page.ts";
import type { Rating } from "./ratings.ts";
import { reviewSlots } from "./slots.ts";
import { chooseTitle } from "./titles.ts";

const FIRST_REVIEW = Date.UTC(2022, 0, 3);
const LAST_REVIEW = Date.UTC(2026, 5, 30);
/** Share of reviews that are marked as verified. */
const VERIFIED = 0.34;

/** Writes all reviews of one company, without ids. */
export function reviewFirm(firm: Firm, ratings: readonly Rating[]): Omit<Review, "id">[] {
  const random = createSeededRandom(`reviews ${firm.company.id}`);
  const page = createReviewPage();
  return ratings.map((rating) => writeReview(firm, rating, page, random));
}

function writeReview(
  { company, profile }: Firm,
  rating: Rating,
  page: ReviewPage,
  random: Random,
): Omit<Review, "id"> {
  const date = chooseDate(new Date(company.createdAt), random);
  const hire = chooseHire(company, random);
  const slots = reviewSlots(company, profile, hire, date, random);
  const composed = composeReview(rating, hire.trade, slots, page, random);
  const title = chooseTitle(rating, composed, slots, page, random);
  return {
    companyId: company.id,
    customerName: chooseCustomer(profile.town, hire.trade, page.customers, random),
    rating,
    title,
    content: varyPunctuation(composed.content, rating, random),
    skipSize: hire.skipSize,
    verified: random.chance(VERIFIED),
    proof: "none",
    createdAt: date.toISOString(),
    editedAt: null,
    reply: null,
    repliedAt: null,
  };
}

/** Chooses a time from 7:00 to 22:59 UTC on a day at least nine days after the day of the company's listing. */
function chooseDate(listed: Date, random: Random): Date {
  const first = Math.max(listed.getTime() + 9 * DAY_MS, FIRST_REVIEW);
  const day = first + Math.floor((random.next() * (LAST_REVIEW - first)) / DAY_MS) * DAY_MS;
  const date = new Date(day);
  date.setUTCHours(random.between(7, 22), random.between(0, 59), random.between(0, 59), 0);
  return date;
}

/** Varies the last punctuation mark: some five-star reviews end with an exclamation mark, some reviews without a full stop. */
function varyPunctuation(content: string, rating: Rating, random: Random): string {
  if (rating === 5 && random.chance(0.12)) return content.replace(/\.$/, "!");
  return random.chance(0.06) ? content.replace(/\.$/, "") : content;
}
