/** A question to the API: what names its answer, and how it is asked. */
export interface Query<Answer> {
  queryKey: QueryKey;
  queryFn: () => Promise<Answer>;
  /** Not asked while false. */
  enabled?: boolean;
}

export type QueryKey = readonly unknown[];

/** What is known of an answer: nothing yet, the answer, or why there is none; and the reading under way. */
export interface Held {
  data?: unknown;
  error?: Error | undefined;
  reading?: Promise<unknown> | undefined;
}

const NOTHING: Held = {};

/** Beyond this many, answers that nothing on the screen shows are let go, the oldest first. */
const MOST_HELD = 300;

export const nameOf = (key: QueryKey): string => JSON.stringify(key);

/** The answers of one visit. Each is asked for once: never stale, never asked again by itself, never retried. */
export class Answers {
  readonly #held = new Map<string, Held>();
  readonly #watchers = new Map<string, Map<() => void, Query<unknown>>>();

  held(key: QueryKey): Held {
    return this.#held.get(nameOf(key)) ?? NOTHING;
  }

  /** An answer that came another way, unless there is one. */
  put(key: QueryKey, data: unknown) {
    const name = nameOf(key);
    if (!this.#held.has(name)) this.#set(name, { data });
  }

  /** The answer held, the one on its way, or a new one. What failed before is asked anew. */
  async ask<Answer>(query: Query<Answer>): Promise<Answer> {
    const held = this.held(query.queryKey);
    if (held.reading === undefined && "data" in held) return held.data as Answer;
    return (held.reading ?? this.askAgain(query)) as Promise<Answer>;
  }

  /** Asks whatever is held, which stays in sight meanwhile. */
  askAgain<Answer>({ queryKey, queryFn }: Query<Answer>): Promise<Answer> {
    const name = nameOf(queryKey);
    const reading = queryFn();
    const settle = (held: Held) => {
      // One who was asked later, or told to forget, knows better.
      if (this.#held.get(name)?.reading !== reading) return;
      this.#set(name, held);
      if (held.error && !this.#watchers.has(name)) this.#held.delete(name);
    };
    const { error: _, ...before } = this.held(queryKey);
    this.#set(name, { ...before, reading });
    reading.then(
      (data) => settle({ data }),
      (error: Error) => settle({ ...before, error, reading: undefined }),
    );
    return reading;
  }

  /** Lets go of every answer whose key begins with `start`. */
  forget(start: QueryKey) {
    for (const name of this.#namesFrom(start)) this.#held.delete(name);
  }

  /** Lets go of them, and asks again for those in sight, which stay there meanwhile. */
  async refresh(start: QueryKey): Promise<void> {
    const asked = this.#namesFrom(start).map((name) => {
      const [query] = this.#watchers.get(name)?.values() ?? [];
      return query ? this.askAgain(query) : this.#held.delete(name);
    });
    await Promise.allSettled(asked);
  }

  /** Calls `changed` whenever what is held changes; what it returns ends that. */
  watch(query: Query<unknown>, changed: () => void): () => void {
    const name = nameOf(query.queryKey);
    const watchers = this.#watchers.get(name) ?? new Map();
    this.#watchers.set(name, watchers.set(changed, query));
    return () => {
      watchers.delete(changed);
      if (watchers.size > 0 || this.#watchers.get(name) !== watchers) return;
      this.#watchers.delete(name);
      // Whoever comes again asks again, and sees no failure of before.
      if (this.#held.get(name)?.error) this.#held.delete(name);
    };
  }

  #namesFrom(start: QueryKey): string[] {
    const beginning = nameOf(start).slice(0, -1);
    return [...this.#held.keys()].filter(
      (name) => name.startsWith(beginning) && /^[\],]/.test(name.slice(beginning.length)),
    );
  }

  #set(name: string, held: Held) {
    this.#held.set(name, held);
    for (const changed of this.#watchers.get(name)?.keys() ?? []) changed();
    for (const oldest of this.#held.keys()) {
      if (this.#held.size <= MOST_HELD) break;
      if (!this.#watchers.has(oldest) && oldest !== name) this.#held.delete(oldest);
    }
  }
}
