import { type Firm, type Likeness, likenesses } from "./duplicate-matching.ts";

export interface Sighting {
  name: string;
  /** None while the company is only in the file. */
  companyId: number | null;
  /** Where in the file, for those that are in it. */
  line: number | null;
}

/** Every firm of the directory and of the file so far, to be recognised when it comes again. */
export function createSeenFirms() {
  const byKey = new Map<string, Sighting>();
  const keyOf = ({ by, key }: Likeness) => `${by}: ${key}`;
  return {
    add(firm: Firm, sighting: Sighting): void {
      for (const likeness of likenesses(firm))
        if (!byKey.has(keyOf(likeness))) byKey.set(keyOf(likeness), sighting);
    },
    find(firm: Firm): { by: string; sighting: Sighting } | null {
      for (const likeness of likenesses(firm)) {
        const sighting = byKey.get(keyOf(likeness));
        if (sighting) return { by: likeness.by, sighting };
      }
      return null;
    },
  };
}
