import type { Company } from "#contract/companies.ts";
import type { Columns } from "./columns.ts";
import { foldCase } from "./fold-case.ts";
import { packText, unpackText } from "./packed-text.ts";
import { createStringInterner } from "./string-interner.ts";

type Address = Pick<Company, "name" | "location" | "county" | "postcode">;

/** The text fields in which searches look, by slot. They are in lower case without accents, as `foldCase` returns them. */
export function createSearchText(columns: Columns) {
  const names: string[] = [];
  const places = createStringInterner();
  /** Postcodes that cannot be packed into a column. */
  const otherPostcodes = new Map<number, string>();

  return {
    write(slot: number, { name, location, county, postcode }: Address): void {
      names[slot] = foldCase(name);
      const folded = foldCase(postcode ?? "");
      const packed = packText(folded);
      columns.postcode[slot] = packed ?? 0;
      otherPostcodes.delete(slot);
      if (packed === null) otherPostcodes.set(slot, folded);
      columns.locationId[slot] = places.intern(foldCase(location));
      columns.countyId[slot] = places.intern(foldCase(county));
    },
    name: (slot: number): string => names[slot] as string,
    postcode: (slot: number): string =>
      otherPostcodes.get(slot) ?? unpackText(columns.postcode[slot] as number),
    location: (slot: number): string => places.text(columns.locationId[slot] as number),
    county: (slot: number): string => places.text(columns.countyId[slot] as number),
    /** The value of `locationId` or `countyId` for a name in this form; undefined if no company has had this name. */
    placeId: places.idOf,
  };
}

/** A text field of a company that a search can look into. */
export type SearchField = "name" | "location" | "county" | "postcode";
