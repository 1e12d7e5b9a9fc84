import { z } from "zod";

/** The most rows of a list of the desk in one response, and the number without `limit`. */
const [MOST, USUAL] = [500, 200];

/** The query of a list of the desk. The header `X-Total-Count` says how many rows there are. */
export const pageOfList = z.object({
  page: z.coerce.number("page must be a number").int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number("limit must be a number").int().min(1).max(MOST).default(USUAL),
});
export type PageOfList = z.output<typeof pageOfList>;

export const FIRST_PAGE: PageOfList = { page: 1, limit: USUAL };
