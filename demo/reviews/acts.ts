import { DAY_MS } from "#contract/dates.ts";
import type { Review } from "#contract/reviews.ts";
import { createSeededRandom } from "../random.ts";
import { readWords } from "../words.ts";

const replies = readWords("review-replies");
const MINUTE_MS = 60_000;

const FIRST_ASKED = "2025-01-01";
const CONFIRMED = 0.3;
const EDITED = 0.1;
const REPORTED = 0.006;
/** By the number of stars: the share of reviews that companies answer. No review has 0 stars. */
const ANSWERED = [0, 0.4, 0.35, 0.15, 0.04, 0.04] as const;
/** Per this many published reviews, the ledger contains one more review that was removed, withdrawn or refused. */
const ONE_GONE_OF = 150;

const later = (time: string, ms: number): string => new Date(Date.parse(time) + ms).toISOString();

export const withActs = (reviews: readonly Review[]): Review[] =>
  reviews.map((review) => {
    const random = createSeededRandom(`acts ${review.id}`);
    const { rating, createdAt } = review;
    const isConfirmed = review.proof === "none" && createdAt >= FIRST_ASKED && random.chance(CONFIRMED);
    const isEdited = isConfirmed && random.chance(EDITED);
    const isAnswered = random.chance(ANSWERED[rating] ?? 0);
    const stars = rating <= 2 ? "one or two" : rating === 3 ? "three" : "four or five";
    return {
      ...review,
      proof: isConfirmed ? "email-confirmed" : review.proof,
      editedAt: isEdited ? later(createdAt, random.between(60, 600) * MINUTE_MS) : null,
      reply: isAnswered ? random.pick(replies(`${stars} stars`)) : null,
      repliedAt: isAnswered ? later(createdAt, random.between(15, 90) * 60 * MINUTE_MS) : null,
    };
  });

/** Lines of the reviews ledger in the order of time, without number and hashes. Includes lines about reviews that are gone. */
export const ledgerActs = (reviews: readonly Review[]) =>
  reviews
    .flatMap((review) => [...actsOf(review), ...(review.id % ONE_GONE_OF === 0 ? goneBeside(review) : [])])
    .sort((a, b) => a.at.localeCompare(b.at));

const actWith =
  ({ companyId: listing }: Review, proof: Review["proof"]) =>
  (at: string, event: string, reason: string) => ({ at, event, listing, reason, proof });

function actsOf(review: Review) {
  const { id, proof, createdAt, editedAt, repliedAt } = review;
  const random = createSeededRandom(`reports ${id}`);
  const act = actWith(review, proof);
  const isInvited = proof === "asked-here";
  const published = act(createdAt, "published", isInvited ? "invited" : "at-once");
  const acts = [isInvited ? published : { ...published, proof: "none" as const }];
  if (proof === "email-confirmed")
    acts.push(act(later(createdAt, random.between(2, 50) * MINUTE_MS), "confirmed", "email"));
  if (editedAt) acts.push(act(editedAt, "edited", "words"));
  if (repliedAt) acts.push(act(repliedAt, "replied", "added"));
  if (random.chance(REPORTED)) {
    const reported = later(createdAt, random.between(4, 20) * DAY_MS);
    acts.push(act(reported, "reported", "company:not-a-customer"));
    acts.push(act(later(reported, 2 * DAY_MS), "dismissed", "within-policy"));
  }
  return acts;
}

/** Events of another review of the company, which was reported and removed, withdrawn by its author, or never published. */
function goneBeside(review: Review) {
  const random = createSeededRandom(`gone ${review.id}`);
  const act = actWith(review, "none");
  const first = later(review.createdAt, 3 * DAY_MS);
  const second = later(first, random.between(1, 5) * DAY_MS);
  const published = act(first, "published", "at-once");
  const fate = random.pick(["upheld", "upheld", "withdrawn", "refused"]);
  if (fate === "withdrawn") return [published, act(second, fate, "by-writer")];
  const reason = random.pick(["not-genuine", "advertising", "another-company", "abusive"]);
  if (fate === "refused") return [act(first, "received", "too-many"), act(second, fate, reason)];
  return [published, act(second, "reported", reason), act(later(second, DAY_MS), fate, reason)];
}
