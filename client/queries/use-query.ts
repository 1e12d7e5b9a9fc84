import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { SKELETON_AFTER_MS, SKELETON_FOR_MS } from "#contract/limits.ts";
import { nameOf, type Query } from "./answers.ts";
import { useAnswers } from "./answers-context.ts";

interface Always {
  /** On its way, for the first time or again. */
  isFetching: boolean;
  /** The data are those of the question before. */
  isPlaceholderData: boolean;
  refetch: () => void;
}

export type QueryResult<Answer> = Always &
  (
    | { data: undefined; error: undefined; isPending: true; isError: false }
    | { data: Answer; error: undefined; isPending: false; isError: false }
    | { data: Answer | undefined; error: Error; isPending: false; isError: true }
  );

interface QueryOptions {
  enabled?: boolean | undefined;
  /** While this stays the same, the answer to the question before stands in until the new one is there. */
  keepWithin?: string;
}

/** The answer to a question, asked when it is first needed. */
export function useQuery<Answer>(query: Query<Answer>, options: QueryOptions = {}): QueryResult<Answer> {
  const { enabled = query.enabled ?? true, keepWithin } = options;
  const answers = useAnswers();
  const name = nameOf(query.queryKey);
  const since = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a query is known by its name.
  const watch = useCallback(
    (changed: () => void) => answers.watch(query, () => unhurried(changed, since.current)),
    [answers, name],
  );
  const read = () => answers.held(query.queryKey);
  const held = useSyncExternalStore(watch, read, read);
  const last = useRef<{ data: Answer; within: string | undefined }>(undefined);
  useEffect(() => {
    if ("data" in held) last.current = { data: held.data as Answer, within: keepWithin };
  }, [held, keepWithin]);
  const kept = !("data" in held) && keepWithin !== undefined && last.current?.within === keepWithin;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a query is known by its name.
  useEffect(() => {
    since.current = kept ? Number.NEGATIVE_INFINITY : performance.now();
    if (enabled) answers.ask(query).catch(() => {});
  }, [answers, name, enabled]);
  return {
    data: kept ? last.current?.data : held.data,
    error: held.error,
    isPending: !kept && !("data" in held) && held.error === undefined,
    isError: held.error !== undefined,
    isFetching: held.reading !== undefined,
    isPlaceholderData: kept,
    refetch: () => answers.askAgain(query).catch(() => {}),
  } as QueryResult<Answer>;
}

/** Placeholders come up late, and once they are up they stay long enough to be seen: less would flicker. */
function unhurried(changed: () => void, since: number) {
  const waited = performance.now() - since;
  const left = SKELETON_AFTER_MS + SKELETON_FOR_MS - waited;
  if (waited < SKELETON_AFTER_MS || left <= 0) changed();
  else setTimeout(changed, left);
}
