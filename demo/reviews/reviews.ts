import { DAY_MS } from "#contract/dates.ts";
import type { Review } from "#contract/reviews.ts";
import { chooseCustomer } from "../companies/names.ts";
import type { Firm } from "../companies/profile.ts";
import { createSeededRandom, type Random } from "../random.ts";
import { chooseTemplate, fillTemplate } from "../template.ts";
import { readWords } from "../words.ts";
import { chooseHire, reviewSlots } from "./hires.ts";
import type { Rating } from "./ratings.ts";
import { createReviewPage, createReviewWriter, type ReviewWriter, writeReview } from "./writer.ts";

const titles = readWords("review-titles");
const FIRST_REVIEW = Date.UTC(2022, 0, 3);
const LAST_REVIEW = Date.UTC(2026, 5, 30);
/** Share of reviews that are marked as verified. */
const VERIFIED = 0.34;

/** Writes all reviews of one company, without ids. */
export function reviewFirm(firm: Firm, ratings: readonly Rating[]): Omit<Review, "id">[] {
  const { company, town } = firm;
  const random = createSeededRandom(`reviews ${company.id}`);
  const page = createReviewPage();
  const customers = new Set<string>();
  return ratings.map((rating) => {
    const date = chooseDate(new Date(company.createdAt), random);
    const hire = chooseHire(company, random);
    const writer = createReviewWriter(reviewSlots(firm, hire, date, random), page, random);
    const written = writeReview(writer, rating, hire.isTrade);
    const title = written.title ?? chooseTitle(rating, writer, written.subject);
    return {
      companyId: company.id,
      customerName: chooseCustomer(town, hire.isTrade, customers, random),
      ...{ rating, title },
      content: varyPunctuation(writer.text(), rating, random),
      skipSize: hire.skipSize,
      verified: random.chance(VERIFIED),
      proof: "none",
      createdAt: date.toISOString(),
      ...{ editedAt: null, reply: null, repliedAt: null },
    };
  });
}

/** Chooses a time from 7:00 to 22:59 UTC on a day at least nine days after the day of the company's listing. */
function chooseDate(listed: Date, random: Random): Date {
  const first = Math.max(listed.getTime() + 9 * DAY_MS, FIRST_REVIEW);
  const date = new Date(first + Math.floor((random.next() * (LAST_REVIEW - first)) / DAY_MS) * DAY_MS);
  date.setUTCHours(random.between(7, 22), random.between(0, 59), random.between(0, 59), 0);
  return date;
}

/** Chooses a title that fits the rating and the main subject and, if possible, is not yet on the page or in the text. */
function chooseTitle(rating: Rating, writer: ReviewWriter, subject: string | undefined): string {
  const { page, random, slots } = writer;
  const text = writer.text().toLowerCase();
  let title = "";
  for (let attempt = 0; attempt < 12; attempt++) {
    const particular = subject && rating === 5 && random.chance(0.5) ? titles(subject) : [];
    const template =
      (particular.length > 0 && chooseTemplate(particular, slots, random)) ||
      chooseTemplate(titles(`${rating} stars`), slots, random);
    title = fillTemplate(template ?? "Skip hire", slots, random);
    if (!page.titles.has(title) && !text.includes(title.toLowerCase())) break;
  }
  page.titles.add(title);
  return title;
}

/** Varies the last punctuation mark: some five-star reviews end with an exclamation mark, some reviews without a full stop. */
function varyPunctuation(content: string, rating: Rating, random: Random): string {
  if (rating === 5 && random.chance(0.12)) return content.replace(/\.$/, "!");
  return random.chance(0.06) ? content.replace(/\.$/, "") : content;
}
