import type { PlaceTables } from "../place-tables.ts";
import { codeWords } from "./find-postcode.ts";

/** All postcodes that begin with the same letters, such as LS. */
export interface PostcodeArea {
  letters: string;
  /** One of the area's districts, as an example of a longer text: "LS1". */
  district: string;
  postTown: string;
}

/** Districts such as CM0 are remote parts of their area, so the area is not named after their post town. */
const REMOTE = /^[A-Z]+0$/;

/**
 * Returns a function that finds the postcode area whose letters are the whole text. The function returns null for other texts.
 */
export function postcodeAreaFinder({ postcodeDistricts }: Pick<PlaceTables, "postcodeDistricts">) {
  const areas = new Map<string, PostcodeArea>();
  for (const { outcode, post_town } of postcodeDistricts) {
    const [letters = ""] = outcode.split(/\d/, 1);
    if (areas.has(letters) || REMOTE.test(outcode)) continue;
    areas.set(letters, { letters, district: outcode, postTown: post_town });
  }
  return (text: string): PostcodeArea | null => areas.get(codeWords(text).join(" ")) ?? null;
}
