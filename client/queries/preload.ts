import type { QueryKey } from "./answers.ts";

export interface Preloaded {
  answers: readonly (readonly [QueryKey, unknown])[];
}

/** Answers the server already has, under the keys by which the browser would have asked for them. */
export const preload = (answers: readonly { query: { queryKey: QueryKey }; data: unknown }[]): Preloaded => ({
  answers: answers.map(({ query, data }) => [query.queryKey, data]),
});
