import { foldCase } from "#contract/text/spelling.ts";
import type { CouncilTables } from "./council-tables.ts";
import { DFI_AUTHORITY } from "./permit-locations.ts";

const OFFICE =
  "council city of borough county district metropolitan royal london the and & corporation".split(" ");

/** "york" for "City of York Council". Empty for a text that names only the office. */
const placeIn = (name: string): string =>
  foldCase(name)
    .split(/[\s-]+/)
    .filter((word) => !OFFICE.includes(word))
    .join(" ");

/** Lists and finds the names of road authorities. Includes future authorities, but none that has ended. */
export function authorityNames(councils: CouncilTables["councils"], today: () => string) {
  const codes = new Set(councils.map((council) => council.road_authority_gss));
  const lasting = () => councils.filter(({ valid_to: end }) => end === "" || end >= today());
  const names = (): string[] => {
    const authorities = lasting().filter(({ gss }) => codes.has(gss));
    return [...authorities.map(({ name }) => name), DFI_AUTHORITY.name].sort();
  };
  /** False for "Newcastle", which also begins the name of a council that is no road authority: that of Newcastle-under-Lyme. */
  const meansOne = (place: string) =>
    lasting().filter(({ name }) => `${placeIn(name)} `.startsWith(`${place} `)).length === 1;
  return {
    authorityNames: names,
    /**
     * The authority name that equals the text. If none does, the one of the same place ("York", "Leeds council"). If none has it,
     * the only name that contains the text. Null if several councils may be meant.
     */
    authorityNamed(text: string): string | null {
      const typed = foldCase(text).trim();
      const place = placeIn(text);
      const exact = names().find((name) => foldCase(name) === typed);
      if (exact) return exact;
      const ofPlace = names().find((name) => place !== "" && placeIn(name) === place);
      if (ofPlace) return meansOne(place) ? ofPlace : null;
      const found = names().filter((name) => foldCase(name).includes(typed));
      return found.length === 1 ? (found[0] ?? null) : null;
    },
  };
}
