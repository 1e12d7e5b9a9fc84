import { expect, test } from "vitest";
import { JOB_SIZES } from "#contract/job/job.ts";
import { indefiniteArticle } from "./article.ts";

test("only an 8 yard skip has the article an", () => {
  expect(JOB_SIZES.filter((size) => indefiniteArticle(size) === "an")).toEqual([8]);
});
