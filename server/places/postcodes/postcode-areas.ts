import type { PlaceTables } from "../place-tables.ts";
import { codeWords } from "./find-postcode.ts";

export interface PostcodeArea {
  letters: string;
  district: string;
  postTown: string;
}

/** Districts such as CM0 are remote parts of their area, so the area is not named after their post town. */
const REMOTE = /^[A-Z]+0$/;

/** Returns a function that finds the postcode area for a text such as "LS". It returns null for any other text. */
export function postcodeAreaFinder({ postcodeDistricts }: Pick<PlaceTables, "postcodeDistricts">) {
  const areas = new Map<string, PostcodeArea>();
  for (const { outcode, post_town } of postcodeDistricts) {
    const [letters = ""] = outcode.split(/\d/, 1);
    if (areas.has(letters) || REMOTE.test(outcode)) continue;
    areas.set(letters, { letters, district: outcode, postTown: post_town });
  }
  return (text: string): PostcodeArea | null => areas.get(codeWords(text).join(" ")) ?? null;
}
