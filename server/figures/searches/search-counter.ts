import type { Place } from "#contract/places.ts";

export interface SearchCount {
  day: string;
  /** Empty for searches that name no town of the place tables. */
  town: string;
  searches: number;
  foundNothing: number;
}

interface CountedSearch {
  /** Null if the text names no known place. The text itself is not passed. */
  place: Place | null;
  total: number;
}

/** Stands for all searches that name no town of the place tables. */
export const ELSEWHERE = "";

export interface SearchCounterDeps {
  townOf: (place: Place) => { label: string } | null;
  today: () => string;
}

/** The counter receives neither data about the visitor nor the typed text. */
export function createSearchCounter({ townOf, today }: SearchCounterDeps) {
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
    /** The server calls the returned function for each response with the result, including cached ones. */
    counting({ place, total }: CountedSearch): () => void {
      const town = (place && townOf(place)?.label) ?? ELSEWHERE;
      const foundNothing = total === 0 ? 1 : 0;
      return () => add({ day: today(), town, searches: 1, foundNothing });
    },
    take(): SearchCount[] {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
  };
}
