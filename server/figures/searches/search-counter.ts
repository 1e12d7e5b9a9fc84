import { todayInLondon } from "#contract/dates.ts";
import type { Place } from "#contract/places.ts";

/** Searches in a town on a day. */
export interface SearchCount {
  day: string;
  /** Empty for places that are no town of our tables. */
  town: string;
  searches: number;
  foundNothing: number;
}

/** A search as it was understood. */
export interface CountedSearch {
  /** Null if the text names no place of our tables. The text itself is not passed. */
  place: Place | null;
  /** Companies found. */
  total: number;
}

/** The town of places that are no town of our tables. */
export const ELSEWHERE = "";

export type SearchCounter = ReturnType<typeof createSearchCounter>;

export interface SearchCounterDeps {
  townOf: (place: Place) => { label: string } | null;
  today?: () => string;
}

/** Counts searches in memory, by day and town. It never learns who searched, nor what was typed. */
export function createSearchCounter({ townOf, today = todayInLondon }: SearchCounterDeps) {
  let counts = new Map<string, SearchCount>();

  function add({ day, town, searches, foundNothing }: SearchCount): void {
    const key = `${day} ${town}`;
    const known = counts.get(key);
    if (known) {
      known.searches += searches;
      known.foundNothing += foundNothing;
    } else counts.set(key, { day, town, searches, foundNothing });
  }

  return {
    add,
    /** Returns a function that counts such a search once. It is called for every response, also from a cache. */
    counting({ place, total }: CountedSearch): () => void {
      const town = (place && townOf(place)?.label) ?? ELSEWHERE;
      const foundNothing = total === 0 ? 1 : 0;
      return () => add({ day: today(), town, searches: 1, foundNothing });
    },
    /** Returns the counts since the last call. */
    take(): SearchCount[] {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
  };
}
