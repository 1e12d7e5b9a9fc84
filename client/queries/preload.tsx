import { type ReactNode, useMemo } from "react";
import type { QueryKey } from "./answers.ts";
import { useAnswers } from "./answers-context.ts";

export interface Preloaded {
  /** JSON of keys and answers: one text is sooner written into a page, and read there, than a thousand values. */
  answers: string;
}

/** Answers the server already has, under the keys by which the browser would have asked for them. */
export const preload = (answers: readonly { query: { queryKey: QueryKey }; data: unknown }[]): Preloaded => ({
  answers: JSON.stringify(answers.map(({ query, data }) => [query.queryKey, data])),
});

/** For moves within the browser: the screen appears at once and its queries ask the API. */
export const preloadNothing = (): Preloaded => ({ answers: "[]" });

export function WithPreloaded({ loaderData, children }: { loaderData: Preloaded; children: ReactNode }) {
  const answers = useAnswers();
  // Before the children ask; doing it twice changes nothing.
  useMemo(() => {
    const held: [QueryKey, unknown][] = JSON.parse(loaderData.answers);
    for (const [key, data] of held) answers.put(key, data);
  }, [answers, loaderData]);
  return children;
}
