import type { PermitAnswer, PermitAuthority } from "#contract/job/permits.ts";
import type { Place } from "#contract/places.ts";
import type { Places } from "#server/places/places.ts";
import type { CouncilRow, CouncilTables, SectorCouncilRow } from "./council-tables.ts";
import { permitTerms } from "./permit-terms.ts";

export interface PermitLocation
  extends Pick<PermitAnswer, "certainty" | "isMiddle" | "authorities" | "councils"> {
  /** Null if no postcode district is near the place. */
  nation: string | null;
}

/** The authority for the roads of all of Northern Ireland. */
export const DFI_ROADS = { gss: "DFI", name: "DfI Roads", website: "https://www.infrastructure-ni.gov.uk/" };

/** A place counts as inside one authority if at least this share of its postcodes is in that authority. */
const LIKELY_SHARE = 0.99;
/**
 * For a town, only the central district counts, if that district's main authority has at least this share of the town's
 * postcodes. In London the share is lower, because the central district is in Westminster.
 */
const MIDDLE_SHARE = 0.25;

export const UNKNOWN: PermitLocation = {
  certainty: "unknown",
  isMiddle: false,
  authorities: [],
  councils: [],
  nation: null,
};
const NORTHERN_IRELAND: PermitLocation = {
  ...UNKNOWN,
  certainty: "exact",
  authorities: [{ ...DFI_ROADS, startsOn: null, share: 1, terms: null }],
  nation: "Northern Ireland",
};

/** `today` decides how old a fee is, `day` which councils exist. */
interface LocationDays {
  today: string;
  day: string;
}

export function permitLocations(
  { councils, sectorCouncils, fees }: CouncilTables,
  {
    deliveryPlace,
    councilOf,
    singleDistrict,
  }: Pick<Places, "deliveryPlace" | "councilOf" | "singleDistrict">,
) {
  const numberOf = new Map(councils.map(({ gss }, number) => [gss, number]));
  const numberOfGss = (gss: string) => numberOf.get(gss) as number;
  const numberOfSlug = new Map(councils.map(({ slug }, number) => [slug, number]));
  const countPostcodes = createSectorCouncils(sectorCouncils, numberOfGss);
  const feesOf = new Map(fees.map((row) => [row.gss, row]));
  const council = (number: number) => councils[number] as CouncilRow;

  /**
   * Moves the postcodes of each council to the council that has its area on the day. The tables count postcodes for the councils
   * of today.
   */
  const onDay = (counts: CouncilCounts, day: string): CouncilCounts =>
    summed(counts, (number) => councilOnDay(number, day));
  function councilOnDay(number: number, day: string): number {
    const next = hasEnded(council(number), day) ? numberOf.get(council(number).replaced_by) : undefined;
    return next === undefined ? number : councilOnDay(next, day);
  }
  const byAuthority = (counts: CouncilCounts): CouncilCounts =>
    summed(counts, (number) => numberOf.get(council(number).road_authority_gss) ?? -1);

  function authority({ number, share }: Share, today: string): PermitAuthority {
    const { gss, name, website, valid_from: from } = council(number);
    const row = feesOf.get(gss);
    const terms = row ? permitTerms(row, today) : null;
    return { gss, name, website, startsOn: from > today ? from : null, share, terms };
  }

  function locationOf(counts: CouncilCounts, isMiddle: boolean, { today, day }: LocationDays) {
    const current = onDay(counts, day);
    const authorities = shares(byAuthority(current)).map((share) => authority(share, today));
    const [main] = authorities;
    if (!main) return UNKNOWN;
    const location: PermitLocation = {
      certainty: main.share >= LIKELY_SHARE ? "likely" : "split",
      isMiddle,
      authorities,
      councils: shares(current).map(({ number, share }) => {
        const { gss, name } = council(number);
        return { gss, name, share };
      }),
      nation: council(numberOfGss(main.gss)).nation,
    };
    return location;
  }

  function townLocation(place: Place, days: LocationDays): PermitLocation {
    const { district, others } = deliveryPlace(place);
    if (!district) return UNKNOWN;
    if (isNorthernIrish(district.code)) return NORTHERN_IRELAND;
    const middle = countPostcodes([district.code]);
    const whole = countPostcodes([district.code, ...others.map(({ code }) => code)]);
    const [main] = shares(byAuthority(onDay(middle, days.day)));
    const ofWhole = shares(byAuthority(onDay(whole, days.day)));
    const mainShare = ofWhole.find(({ number }) => number === main?.number)?.share ?? 0;
    return mainShare < MIDDLE_SHARE ? locationOf(whole, false, days) : locationOf(middle, true, days);
  }

  /**
   * A county has an answer only if one council covers it. Examples: the Isle of Wight, and Surrey until two councils replace its
   * county council.
   */
  function countyLocation(place: Place, days: LocationDays): PermitLocation {
    const slug = singleDistrict(place)?.toLowerCase().replaceAll(" ", "-");
    const number = numberOfSlug.get(slug ?? "");
    if (number === undefined) return UNKNOWN;
    return hasEnded(council(number), days.day) && council(number).replaced_by.includes(";")
      ? { ...UNKNOWN, nation: council(number).nation }
      : locationOf(new Map([[number, 1]]), false, days);
  }

  function locationAt(place: Place, days: LocationDays): PermitLocation {
    if (place.kind === "town") return townLocation(place, days);
    if (place.kind === "county") return countyLocation(place, days);
    if (place.kind === "region" || place.kind === "nation") return UNKNOWN;
    const [district = "", rest] = place.label.split(" ");
    if (isNorthernIrish(district)) return NORTHERN_IRELAND;
    const own = place.kind === "postcode" ? numberOf.get(councilOf(place.label) ?? "") : undefined;
    if (own !== undefined) return { ...locationOf(new Map([[own, 1]]), false, days), certainty: "exact" };
    return locationOf(countPostcodes([district], rest ? Number(rest[0]) : null), false, days);
  }

  const nationOf = (place: Place) => nationAt(place, { councils, countPostcodes, deliveryPlace });
  return { nationOf, locate: withNation(locationAt, nationOf) };
}

/** Adds the nation to a place whose authority is not known, such as a county of several councils. */
const withNation =
  (
    locationAt: (place: Place, days: LocationDays) => PermitLocation,
    nationOf: (place: Place) => string | null,
  ) =>
  (place: Place, days: LocationDays): PermitLocation => {
    const location = locationAt(place, days);
    return location.nation === null ? { ...location, nation: nationOf(place) } : location;
  };

const WITHOUT_CODE: ReadonlySet<Place["kind"]> = new Set(["town", "county", "region", "nation"]);

interface NationTables extends Pick<CouncilTables, "councils"> {
  countPostcodes: ReturnType<typeof createSectorCouncils>;
  deliveryPlace: Places["deliveryPlace"];
}

/**
 * The nation with the most postcodes in the sector or district. For a place without a postcode, in its central district. Null if
 * the tables have no such postcode.
 */
function nationAt(place: Place, { councils, countPostcodes, deliveryPlace }: NationTables): string | null {
  const [code = "", rest] = WITHOUT_CODE.has(place.kind)
    ? [deliveryPlace(place).district?.code]
    : place.label.split(" ");
  if (isNorthernIrish(code)) return NORTHERN_IRELAND.nation;
  const counts = [...countPostcodes([code], rest ? Number(rest[0]) : null)];
  const [main] = counts.sort(([, a], [, b]) => b - a);
  return (main && councils[main[0]]?.nation) ?? null;
}

const hasEnded = ({ valid_to: end }: CouncilRow, day: string): boolean => end !== "" && end < day;

/** Sums the counts of councils for which `numberFor` gives the same number. */
function summed(counts: CouncilCounts, numberFor: (council: number) => number): CouncilCounts {
  const sums: CouncilCounts = new Map();
  for (const [number, postcodes] of counts) {
    const other = numberFor(number);
    sums.set(other, (sums.get(other) ?? 0) + postcodes);
  }
  return sums;
}

const isNorthernIrish = (district: string): boolean => /^BT\d/.test(district);

interface Share {
  number: number;
  /** The council's part of the postcodes, from 0 to 1, rounded to three decimals. */
  share: number;
}

/** Largest share first. Shares that round to 0 are left out. */
function shares(counts: CouncilCounts): Share[] {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts]
    .map(([number, count]) => ({ number, share: Math.round((count / all) * 1_000) / 1_000 }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share || a.number - b.number);
}

/** The number of postcodes by council number, which is a council's index in the table of councils. */
type CouncilCounts = Map<number, number>;

/** Each entry has three numbers: the digit of a sector, the number of a council, and the number of postcodes. */
const ENTRY_LENGTH = 3;

/** Stores the rows in arrays of 90 KB. The rows must be sorted by district. */
function createSectorCouncils(rows: readonly SectorCouncilRow[], councilNumber: (gss: string) => number) {
  const entries = new Uint16Array(rows.length * ENTRY_LENGTH);
  const numbers = new Map<string, number>();
  const starts: number[] = [];
  rows.forEach(({ sector, council_gss, postcodes }, at) => {
    const [district = "", digit] = sector.split(" ");
    if (!numbers.has(district)) numbers.set(district, starts.push(at) - 1);
    entries.set([Number(digit), councilNumber(council_gss), postcodes], at * ENTRY_LENGTH);
  });
  const bounds = Uint16Array.of(...starts, rows.length);

  function add(counts: CouncilCounts, district: number, sector: number | null): void {
    const [start, end] = [bounds[district] as number, bounds[district + 1] as number];
    for (let at = start * ENTRY_LENGTH; at < end * ENTRY_LENGTH; at += ENTRY_LENGTH) {
      const [council, postcodes] = [entries[at + 1] as number, entries[at + 2] as number];
      if (sector === null || entries[at] === sector)
        counts.set(council, (counts.get(council) ?? 0) + postcodes);
    }
  }

  const groups = sharedBeginnings(numbers);
  const numbersOf = (code: string): readonly number[] => {
    const own = numbers.get(code);
    return own === undefined ? (groups.get(code) ?? []) : [own];
  };

  /** `codes` are districts such as "M1". With `sector`, only postcodes whose sector has this digit count. */
  return (codes: readonly string[], sector: number | null = null): CouncilCounts => {
    const counts: CouncilCounts = new Map();
    for (const number of codes.flatMap(numbersOf)) add(counts, number, sector);
    return counts;
  };
}

/** The numbers of the districts with a shared beginning. People write "SW1" for SW1A, SW1E and so on. */
function sharedBeginnings(numbers: ReadonlyMap<string, number>): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [code, number] of numbers) {
    const [, beginning] = /^(.*\d)[A-Z]$/.exec(code) ?? [];
    if (beginning) groups.set(beginning, [...(groups.get(beginning) ?? []), number]);
  }
  return groups;
}
