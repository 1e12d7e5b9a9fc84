import { z } from "zod";
import { paging } from "../companies.ts";
import { MAX_LINE } from "../limits.ts";
import { valuesOf } from "../options.ts";
import { REVIEW_RULES, reportedReviewSchema, waitingReviewSchema } from "../reviews.ts";
import { line } from "../text/text.ts";
import { searchPage, selectedIds } from "./list-schemas.ts";
import { REVIEW_FILTERS } from "./options.ts";

/** Sent in a body, not in a URL, because search texts are often personal data and URLs are logged. */
export const reviewSearch = z.object({
  text: line("Search", MAX_LINE).optional().meta({
    description:
      "Part of the company's name, the writer's name, the title or the text; the writer's address while it is kept; or the reference of the request that it is about",
  }),
  company: z.int().positive().optional().meta({ description: "Only reviews of the company with this id" }),
  filter: z.enum(valuesOf(REVIEW_FILTERS), "filter is not known").optional(),
  ...searchPage,
});
export type ReviewSearch = z.output<typeof reviewSearch>;

const foundReviewSchema = reportedReviewSchema
  .extend({
    waiting: z.boolean().meta({ description: "Whether it is hidden until it is published" }),
    edit: waitingReviewSchema.shape.edit,
  })
  .meta({ id: "FoundReview" });
export type FoundReview = z.output<typeof foundReviewSchema>;

export const foundReviewsSchema = z
  .object({
    reviews: z.array(foundReviewSchema),
    ...paging,
  })
  .meta({ id: "FoundReviews" });
export type FoundReviews = z.output<typeof foundReviewsSchema>;

/** The reason for a removal is written into the ledger of reviews, a public file. */
export const reviewBulk = z.discriminatedUnion("action", [
  z.object({ action: z.literal("publish"), ids: selectedIds }),
  z.object({
    action: z.literal("remove"),
    ids: selectedIds,
    reason: z.enum(REVIEW_RULES, "Choose a reason"),
  }),
]);
export type ReviewBulk = z.output<typeof reviewBulk>;
