import { expect, test } from "vitest";
import { REVIEW_SKIP_SIZES } from "#contract/forms/form-options.ts";
import { newReview } from "#contract/reviews.ts";
import { sentencesOf } from "./reviews/reviews.ts";
import { createDemoData } from "./testing/demo-data.ts";
import { STORIES } from "./totals.ts";

const { companies, reviews } = createDemoData();
const byCompany = Map.groupBy(reviews, ({ companyId }) => companyId);

test("sentences and customers are unique on a company's page", () => {
  for (const [companyId, own] of byCompany) {
    const sentences = own.flatMap(({ content }) => sentencesOf(content));
    const repeated = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
    expect({ companyId, repeated }).toEqual({ companyId, repeated: [] });
    expect(new Set(own.map(({ customerName }) => customerName)).size).toBe(own.length);
  }
});

test("nearly every review is unique", () => {
  expect(new Set(reviews.map(({ content }) => content)).size).toBeGreaterThan(reviews.length * 0.94);
});

test("no review has an unfilled slot", () => {
  const texts = reviews.flatMap(({ title, content, customerName }) => [title, content, customerName]);
  expect(texts.filter((text) => /[{}[\]|]|undefined|null|NaN| {2}|::|\.\./.test(text))).toEqual([]);
});

test("reviews and descriptions spell email as the product does", () => {
  const texts = [
    ...reviews.map(({ content }) => content),
    ...companies.map(({ description }) => description),
  ];
  expect(texts.filter((text) => text && /e-mail/i.test(text))).toEqual([]);
});

test("every review is valid input of the review form", () => {
  for (const review of reviews) expect(newReview.safeParse(review).success, review.content).toBe(true);
});

test("every rating occurs, low ones in a realistic share", () => {
  const share = (rating: number) =>
    reviews.filter((review) => review.rating === rating).length / reviews.length;
  expect(share(5)).toBeGreaterThan(0.5);
  expect(share(4)).toBeGreaterThan(0.15);
  expect(share(2)).toBeGreaterThan(0.02);
  expect(share(1)).toBeGreaterThan(0.015);
});

test("averages are from 2.8 to 5, except in the story with one star", () => {
  const story = STORIES.find(({ stars }) => stars === 1)?.id;
  const averages = companies.flatMap(({ id, rating }) =>
    rating === null || id === story ? [] : [Number(rating)],
  );
  expect(Math.min(...averages)).toBeGreaterThanOrEqual(2.8);
  expect(Math.min(...averages)).toBeLessThan(3.1);
  expect(Math.max(...averages)).toBe(5);
});

test("reviews are dated from 2022 to the middle of 2026, in the order of their ids and after the company was listed", () => {
  const listed = new Map(companies.map(({ id, createdAt }) => [id, createdAt]));
  for (const { companyId, createdAt } of reviews) {
    expect(createdAt >= "2022-01-01" && createdAt < "2026-07-01").toBe(true);
    expect(createdAt > (listed.get(companyId) ?? "")).toBe(true);
  }
  const dates = reviews.map(({ createdAt }) => createdAt);
  expect(dates).toEqual([...dates].sort());
});

test("about a third are verified", () => {
  const share = reviews.filter(({ verified }) => verified).length / reviews.length;
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThan(0.37);
});

test("the form and the company offer the skip size of every review", () => {
  const yards: Record<string, readonly number[]> = { Mini: [2], Small: [4], Medium: [6, 8], Large: [12] };
  const offered = new Map(
    companies.map(({ id, skipSizes }) => [id, skipSizes?.match(/\d+/g)?.map(Number) ?? []]),
  );
  for (const { companyId, skipSize } of reviews) {
    if (skipSize === null) continue;
    expect(REVIEW_SKIP_SIZES).toContain(skipSize);
    const sizes = yards[skipSize.split(" ")[0] ?? ""] ?? [];
    expect(offered.get(companyId)?.some((size) => sizes.includes(size))).toBe(true);
  }
});

test("one-star reviews contain no praise", () => {
  const praising = reviews.filter(
    ({ rating, title }) => rating === 1 && /great|excellent|recommend|brilliant|perfect|spot on/i.test(title),
  );
  expect(praising).toEqual([]);
});
