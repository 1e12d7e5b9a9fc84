import { z } from "zod";
import { MAX_PAGE_SIZE, PAGE_SIZE } from "../limits.ts";
import { MAX_BULK } from "./options.ts";

export const selectedIds = z
  .array(z.int("ids must be whole numbers").positive("ids must be whole numbers"), "ids must be a list")
  .min(1, "Select at least one")
  .max(MAX_BULK, `Select at most ${MAX_BULK}`)
  .transform((ids) => [...new Set(ids)]);

export const selection = z.object({ ids: selectedIds });

export const searchPage = {
  page: z.int().min(1).max(1_000_000).default(1),
  limit: z.int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
};

const [MOST, USUAL] = [500, 200];

/** The response's header `X-Total-Count` gives the number of rows on all pages. */
export const pageOfList = z.object({
  page: z.coerce.number("page must be a number").int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number("limit must be a number").int().min(1).max(MOST).default(USUAL),
});
export type PageOfList = z.output<typeof pageOfList>;

export const FIRST_PAGE: PageOfList = { page: 1, limit: USUAL };

export const bulkResultSchema = z
  .object({
    changed: z.int(),
    unchanged: z
      .int()
      .meta({ description: "Those that were not there any more, or to which it does not apply" }),
  })
  .meta({ id: "BulkResult" });
export type BulkResult = z.output<typeof bulkResultSchema>;
