import { expect, test } from "vitest";
import { type OwnReviews, type Score, updateScore } from "./score.ts";

const NONE: OwnReviews = { count: 0, stars: 0 };
const USUAL: Score = { rating: "4.20", reviewCount: 15, ratingTotal: null };

/** Adds reviews one at a time, as the store does. */
function addReviews(score: Score, own: OwnReviews, stars: readonly number[]) {
  return stars.reduce(
    (state, one) => ({
      score: updateScore(state.score, state.own, { count: 1, stars: one }),
      own: { count: state.own.count + 1, stars: state.own.stars + one },
    }),
    { score, own },
  );
}

test("a review changes the rating that a company started with", () => {
  expect(updateScore(USUAL, NONE, { count: 1, stars: 5 })).toMatchObject({ rating: "4.25", reviewCount: 16 });
  expect(updateScore(USUAL, NONE, { count: 1, stars: 1 })).toMatchObject({ rating: "4.00", reviewCount: 16 });
});

test("the first review of an unrated company becomes its rating", () => {
  const unrated = { rating: null, reviewCount: 0, ratingTotal: null };
  expect(updateScore(unrated, NONE, { count: 1, stars: 3 })).toMatchObject({
    rating: "3.00",
    reviewCount: 1,
  });
});

test("a rating based only on stored reviews is computed from exactly those", () => {
  // 683 / 150 = 4.553. Computed from the rounded 4.55, the result would be 4.55 again.
  const score = { rating: "4.55", reviewCount: 150, ratingTotal: null };
  const moved = updateScore(score, { count: 150, stars: 683 }, { count: 1, stars: 5 });
  expect(moved).toMatchObject({ rating: "4.56", reviewCount: 151 });
});

test("a thousand reviews cause no rounding drift", () => {
  const stars = Array.from({ length: 1000 }, (_, at) => 1 + ((at * 7) % 5));
  const { score } = addReviews(USUAL, NONE, stars);
  const total = 15 * 4.2 + stars.reduce((sum, one) => sum + one, 0);
  expect(score).toMatchObject({ rating: (total / 1015).toFixed(2), reviewCount: 1015 });
});

test("deleting reviews restores the previous rating", () => {
  const { score, own } = addReviews(USUAL, NONE, [3, 5, 1]);
  const back = [1, 5, 3].reduce(
    (state, one) => ({
      score: updateScore(state.score, state.own, { count: -1, stars: -one }),
      own: { count: state.own.count - 1, stars: state.own.stars - one },
    }),
    { score, own },
  );
  expect(back.score).toMatchObject({ rating: "4.20", reviewCount: 15 });
});

test("deleting the only review leaves no rating", () => {
  const one = { rating: "2.00", reviewCount: 1, ratingTotal: "2.00" };
  expect(updateScore(one, { count: 1, stars: 2 }, { count: -1, stars: -2 })).toMatchObject({
    rating: null,
    reviewCount: 0,
  });
});

test("a stored sum that contradicts the rating, because the rating was edited, is ignored", () => {
  const reset = { rating: "3.00", reviewCount: 10, ratingTotal: "80.00" };
  expect(updateScore(reset, NONE, { count: 1, stars: 3 })).toMatchObject({ rating: "3.00", reviewCount: 11 });
});

test("the review count is at least the number of stored reviews", () => {
  const short = { rating: "5.00", reviewCount: 1, ratingTotal: null };
  expect(updateScore(short, { count: 3, stars: 9 }, { count: -1, stars: -3 })).toMatchObject({
    rating: "3.00",
    reviewCount: 2,
  });
});
