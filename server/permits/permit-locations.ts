import type { PermitAnswer, PermitAuthority } from "#contract/job/permits.ts";
import { DFI_ROADS } from "#contract/job/road-words.ts";
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
export const DFI_AUTHORITY = {
  gss: "DFI",
  name: DFI_ROADS,
  website: "https://www.infrastructure-ni.gov.uk/",
};

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
  authorities: [{ ...DFI_AUTHORITY, startsOn: null, share: 1, terms: null }],
  nation: "Northern Ireland",
};

/** `today` decides how old a fee is, `day` which councils exist. */
interface LocationDays {
  today: string;
  day: string;
}

type Sources = Pick<Places, "deliveryPlace" | "councilOf" | "singleDistrict">;

export function permitLocations({ councils, sectorCouncils, fees }: CouncilTables, places: Sources) {
  const { deliveryPlace, councilOf, singleDistrict } = places;
  const { byGss, bySlug, councilWith, onDay, byAuthority, shares } = councilIndex(councils);
  const feesOf = new Map(fees.map((row) => [row.gss, row]));
  const countPostcodes = postcodeCounter(sectorCouncils);

  function authority({ gss, share }: Share, today: string): PermitAuthority {
    const { name, website, valid_from: from } = councilWith(gss);
    const row = feesOf.get(gss);
    const terms = row ? permitTerms(row, today) : null;
    return { gss, name, website, startsOn: from > today ? from : null, share, terms };
  }

  function locationOf(counts: Counts, isMiddle: boolean, { today, day }: LocationDays): PermitLocation {
    const current = onDay(counts, day);
    const authorities = shares(byAuthority(current)).map((share) => authority(share, today));
    const [main] = authorities;
    if (!main) return UNKNOWN;
    return {
      certainty: main.share >= LIKELY_SHARE ? "likely" : "split",
      isMiddle,
      authorities,
      councils: shares(current).map(({ gss, share }) => ({ gss, name: councilWith(gss).name, share })),
      nation: councilWith(main.gss).nation,
    };
  }

  function townLocation(place: Place, days: LocationDays): PermitLocation {
    const { district, others } = deliveryPlace(place);
    if (!district) return UNKNOWN;
    if (isNorthernIrish(district.code)) return NORTHERN_IRELAND;
    const middle = countPostcodes([district.code]);
    const whole = countPostcodes([district.code, ...others.map(({ code }) => code)]);
    const [main] = shares(byAuthority(onDay(middle, days.day)));
    const ofWhole = shares(byAuthority(onDay(whole, days.day)));
    const mainShare = ofWhole.find(({ gss }) => gss === main?.gss)?.share ?? 0;
    return mainShare < MIDDLE_SHARE ? locationOf(whole, false, days) : locationOf(middle, true, days);
  }

  /**
   * A county has an answer only if one council covers it. Examples: the Isle of Wight, and Surrey until two councils replace its
   * county council.
   */
  function countyLocation(place: Place, days: LocationDays): PermitLocation {
    const council = bySlug.get(singleDistrict(place)?.toLowerCase().replaceAll(" ", "-") ?? "");
    if (!council) return UNKNOWN;
    if (council.road_authority_gss === DFI_AUTHORITY.gss) return NORTHERN_IRELAND;
    return hasEnded(council, days.day) && council.replaced_by.includes(";")
      ? { ...UNKNOWN, nation: council.nation }
      : locationOf(new Map([[council.gss, 1]]), false, days);
  }

  function locationAt(place: Place, days: LocationDays): PermitLocation {
    if (place.kind === "town") return townLocation(place, days);
    if (place.kind === "county") return countyLocation(place, days);
    if (place.kind === "region" || place.kind === "nation") return UNKNOWN;
    const [district = "", rest] = place.label.split(" ");
    if (isNorthernIrish(district)) return NORTHERN_IRELAND;
    const own = place.kind === "postcode" ? byGss.get(councilOf(place.label) ?? "") : undefined;
    if (own) return { ...locationOf(new Map([[own.gss, 1]]), false, days), certainty: "exact" };
    return locationOf(countPostcodes([district], rest?.[0]), false, days);
  }

  /**
   * The nation with the most postcodes in the sector or district. For a place without a postcode, in its central district. Null if
   * the tables have no such postcode.
   */
  function nationOf(place: Place): string | null {
    const [code = "", rest] = WITHOUT_CODE.has(place.kind)
      ? [deliveryPlace(place).district?.code]
      : place.label.split(" ");
    if (isNorthernIrish(code)) return NORTHERN_IRELAND.nation;
    const [main] = [...countPostcodes([code], rest?.[0])].sort(([, a], [, b]) => b - a);
    return main ? councilWith(main[0]).nation : null;
  }

  /** Adds the nation to a place whose authority is not known, such as a county of several councils. */
  function locate(place: Place, days: LocationDays): PermitLocation {
    const location = locationAt(place, days);
    return location.nation === null ? { ...location, nation: nationOf(place) } : location;
  }

  return { nationOf, locate };
}

const WITHOUT_CODE: ReadonlySet<Place["kind"]> = new Set(["town", "county", "region", "nation"]);

const isNorthernIrish = (district: string): boolean => /^BT\d/.test(district);

type Counts = ReadonlyMap<string, number>;

interface Share {
  gss: string;
  /** The council's part of the postcodes, from 0 to 1, rounded to three decimals. */
  share: number;
}

const hasEnded = ({ valid_to: end }: CouncilRow, day: string): boolean => end !== "" && end < day;

function councilIndex(councils: readonly CouncilRow[]) {
  const codes = councils.map(({ gss }) => gss);
  const byGss = new Map(councils.map((council) => [council.gss, council]));
  const councilWith = (gss: string) => byGss.get(gss) as CouncilRow;
  const councilOnDay = (gss: string, day: string): string => {
    const { replaced_by: next } = councilWith(gss);
    return hasEnded(councilWith(gss), day) && byGss.has(next) ? councilOnDay(next, day) : gss;
  };
  return {
    ...{ byGss, bySlug: new Map(councils.map((council) => [council.slug, council])), councilWith },
    /**
     * Moves the postcodes of each council to the council that has its area on the day. The tables count postcodes for the councils
     * of today.
     */
    onDay: (counts: Counts, day: string): Counts => summed(counts, (gss) => councilOnDay(gss, day)),
    byAuthority: (counts: Counts): Counts => summed(counts, (gss) => councilWith(gss).road_authority_gss),
    /** Largest share first. Shares that round to 0 are left out. */
    shares(counts: Counts): Share[] {
      const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
      return [...counts]
        .map(([gss, count]) => ({ gss, share: Math.round((count / all) * 1_000) / 1_000 }))
        .filter(({ share }) => share > 0)
        .sort((a, b) => b.share - a.share || codes.indexOf(a.gss) - codes.indexOf(b.gss));
    },
  };
}

function summed(counts: Iterable<readonly [gss: string, postcodes: number]>, gssFor = (gss: string) => gss) {
  const sums = new Map<string, number>();
  for (const [gss, postcodes] of counts) sums.set(gssFor(gss), (sums.get(gssFor(gss)) ?? 0) + postcodes);
  return sums;
}

/**
 * The returned function counts the postcodes of districts, such as "M1". With `digit`, only those of the sectors with this digit.
 * People write "SW1" for SW1A, SW1E and so on.
 */
function postcodeCounter(rows: readonly SectorCouncilRow[]) {
  const byDistrict = Map.groupBy(rows, ({ sector }) => sector.split(" ")[0]);
  // "SW1" for the districts SW1A, SW1E and so on, whose last letter people leave out.
  const byBeginning = Map.groupBy(rows, ({ sector }) => sector.split(" ")[0]?.replace(/[A-Z]$/, ""));
  const rowsOf = (code: string) => byDistrict.get(code) ?? byBeginning.get(code) ?? [];
  return (codes: readonly string[], digit = ""): Counts =>
    summed(
      codes
        .flatMap(rowsOf)
        .filter(({ sector }) => sector.endsWith(digit))
        .map(({ council_gss, postcodes }) => [council_gss, postcodes]),
    );
}
