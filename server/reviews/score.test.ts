import { expect, test } from "vitest";
import { movedScore, type OwnReviews, type Score } from "./score.ts";

const NONE: OwnReviews = { count: 0, stars: 0 };
const USUAL: Score = { rating: "4.20", reviewCount: 15, ratingTotal: null };

/** Writes reviews one after the other, as the store does. */
function after(score: Score, own: OwnReviews, stars: readonly number[]) {
  return stars.reduce(
    (so, one) => ({
      score: movedScore(so.score, so.own, one, 1),
      own: { count: so.own.count + 1, stars: so.own.stars + one },
    }),
    { score, own },
  );
}

test("a review moves the average a company was added with", () => {
  expect(movedScore(USUAL, NONE, 5, 1)).toMatchObject({ rating: "4.25", reviewCount: 16 });
  expect(movedScore(USUAL, NONE, 1, 1)).toMatchObject({ rating: "4.00", reviewCount: 16 });
});

test("the first review of an unrated company is its average", () => {
  const unrated = { rating: null, reviewCount: 0, ratingTotal: null };
  expect(movedScore(unrated, NONE, 3, 1)).toMatchObject({ rating: "3.00", reviewCount: 1 });
});

test("an average of reviews kept here is made from exactly those", () => {
  // 683 / 150 = 4.553. Begun from the rounded figure it would come to 4.55.
  const score = { rating: "4.55", reviewCount: 150, ratingTotal: null };
  const moved = movedScore(score, { count: 150, stars: 683 }, 5, 1);
  expect(moved).toMatchObject({ rating: "4.56", reviewCount: 151 });
});

test("a thousand reviews do not let the average drift", () => {
  const stars = Array.from({ length: 1000 }, (_, at) => 1 + ((at * 7) % 5));
  const { score } = after(USUAL, NONE, stars);
  const total = 15 * 4.2 + stars.reduce((sum, one) => sum + one, 0);
  expect(score).toMatchObject({ rating: (total / 1015).toFixed(2), reviewCount: 1015 });
});

test("taking a review away leads back to where it was", () => {
  const { score, own } = after(USUAL, NONE, [3, 5, 1]);
  const back = [1, 5, 3].reduce(
    (so, one) => ({
      score: movedScore(so.score, so.own, one, -1),
      own: { count: so.own.count - 1, stars: so.own.stars - one },
    }),
    { score, own },
  );
  expect(back.score).toMatchObject({ rating: "4.20", reviewCount: 15 });
});

test("taking the only review away leaves nothing to average", () => {
  const one = { rating: "2.00", reviewCount: 1, ratingTotal: "2.00" };
  expect(movedScore(one, { count: 1, stars: 2 }, 2, -1)).toMatchObject({ rating: null, reviewCount: 0 });
});

test("a sum that no longer fits the average, because somebody set another, is not believed", () => {
  const reset = { rating: "3.00", reviewCount: 10, ratingTotal: "80.00" };
  expect(movedScore(reset, NONE, 3, 1)).toMatchObject({ rating: "3.00", reviewCount: 11 });
});

test("reviews kept here are never outnumbered by the count", () => {
  const short = { rating: "5.00", reviewCount: 1, ratingTotal: null };
  expect(movedScore(short, { count: 3, stars: 9 }, 3, -1)).toMatchObject({ rating: "3.00", reviewCount: 2 });
});
