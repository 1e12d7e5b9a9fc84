import { todayInLondon } from "#contract/dates.ts";
import type { CoverageArea, RoadRegistration, StatedPrice } from "#contract/job/terms.ts";
import type { Permits } from "#server/permits/permits.ts";
import type { Places } from "#server/places/places.ts";

type PriceInput = Omit<StatedPrice, "statedBy" | "statedOn">;

/** An unchanged price keeps its recorded date and author. */
export function statePrices(
  prices: readonly PriceInput[],
  before: readonly StatedPrice[],
  statedBy: StatedPrice["statedBy"],
): StatedPrice[] {
  const statedOn = todayInLondon();
  return prices.map((price) => {
    const same = before.find(({ statedBy: _by, statedOn: _on, ...stated }) => isSame(stated, price));
    return same ?? { ...price, statedBy, statedOn };
  });
}

const isSame = (a: PriceInput, b: PriceInput) =>
  (["size", "price", "hireDays", "extraWeek", "heavyAllowed"] as const).every(
    (field) => a[field] === b[field],
  );

/** Null if the text names no road authority or several. */
export type AuthorityNamed = Permits["authorityNamed"];

/** Check the names of road authorities and the codes of districts in an imported file. */
export interface TermReaders extends Pick<Places, "mayBeDistrict"> {
  authorityNamed: AuthorityNamed;
}

/** Keeps stored names that are now unknown, because a council may have been abolished. */
export function nameAuthorities(
  wanted: readonly RoadRegistration[],
  stored: readonly RoadRegistration[],
  authorityNamed: AuthorityNamed,
) {
  const authorities: RoadRegistration[] = [];
  for (const [index, { name: typed, until }] of wanted.entries()) {
    const name = authorityNamed(typed) ?? stored.find((one) => one.name === typed)?.name;
    const refuse = (message: string) => ({ authorities, problem: { index, message } });
    if (name === undefined)
      return refuse(`We know no single council by the name "${typed}": give its full name`);
    if (authorities.some((one) => one.name === name)) return refuse(`${name} is named twice`);
    authorities.push({ name, until });
  }
  return { authorities, problem: undefined };
}

const codesIn = (area: CoverageArea): string[] => [
  ...(area.type === "districts" ? area.codes : []),
  ...(area.exclude ?? []),
];

/** Keeps stored codes that are now unknown, because Royal Mail may have ended them. */
export function unknownDistrict(
  areas: readonly CoverageArea[],
  stored: readonly CoverageArea[],
  mayBeDistrict: Places["mayBeDistrict"],
) {
  const known = stored.flatMap(codesIn);
  for (const [index, area] of areas.entries()) {
    const code = codesIn(area).find((one) => !mayBeDistrict(one) && !known.includes(one));
    const field = `coverageAreas.${index}.${code && area.exclude?.includes(code) ? "exclude" : "codes"}`;
    if (code) return { field, message: `${code} is not a UK postcode district` };
  }
  return undefined;
}
