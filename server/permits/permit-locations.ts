import type { PermitAnswer, PermitAuthority } from "#contract/job/permits.ts";
import type { Place } from "#contract/places.ts";
import type { Places } from "#server/places/places.ts";
import type { CouncilTables } from "./council-tables.ts";
import { permitTerms } from "./permit-terms.ts";
import { type CouncilCounts, createSectorCouncils } from "./sector-councils.ts";

/** The councils and road authorities of a place. */
export interface PermitLocation
  extends Pick<PermitAnswer, "certainty" | "isMiddle" | "authorities" | "councils"> {
  /** Null if no authority is known. */
  nation: string | null;
}

/** The authority for the roads of all of Northern Ireland. */
const DFI_ROADS = { gss: "DFI", name: "DfI Roads", website: "https://www.infrastructure-ni.gov.uk/" };

/** A place counts as inside one authority if at least 99% of its postcodes are in that authority. */
const LIKELY_SHARE = 0.99;
/**
 * For a town, only the central district counts if that district's main authority has at least this share of the town's
 * postcodes. Westminster is at the centre of London, but has a smaller share.
 */
const MIDDLE_SHARE = 0.25;

const UNKNOWN: PermitLocation = {
  certainty: "unknown",
  isMiddle: false,
  authorities: [],
  councils: [],
  nation: null,
};
const NORTHERN_IRELAND: PermitLocation = {
  ...UNKNOWN,
  certainty: "exact",
  authorities: [{ ...DFI_ROADS, share: 1, terms: null }],
  nation: "Northern Ireland",
};

/** Returns a function that finds the councils and road authorities of a place. */
export function permitLocations(
  { councils, sectorCouncils, fees }: CouncilTables,
  {
    deliveryPlace,
    councilOf,
    singleDistrict,
  }: Pick<Places, "deliveryPlace" | "councilOf" | "singleDistrict">,
): (place: Place) => PermitLocation {
  const numberOf = new Map(councils.map(({ gss }, number) => [gss, number]));
  const numberOfGss = (gss: string) => numberOf.get(gss) as number;
  const numberOfSlug = new Map(councils.map(({ slug }, number) => [slug, number]));
  const roadAuthority = councils.map(({ road_authority_gss: gss }) => numberOf.get(gss) ?? -1);
  const countPostcodes = createSectorCouncils(sectorCouncils, numberOfGss);
  const termsOf = new Map(fees.map((row) => [row.gss, permitTerms(row)]));

  function byAuthority(counts: CouncilCounts): CouncilCounts {
    const sums: CouncilCounts = new Map();
    for (const [council, postcodes] of counts) {
      const authority = roadAuthority[council] as number;
      sums.set(authority, (sums.get(authority) ?? 0) + postcodes);
    }
    return sums;
  }

  function authority({ number, share }: Share): PermitAuthority {
    const { gss, name, website } = councils[number] as CouncilTables["councils"][number];
    return { gss, name, website, share, terms: termsOf.get(gss) ?? null };
  }

  function locationOf(counts: CouncilCounts, isMiddle: boolean): PermitLocation {
    const authorities = shares(byAuthority(counts)).map(authority);
    const [main] = authorities;
    if (!main) return UNKNOWN;
    return {
      certainty: main.share >= LIKELY_SHARE ? "likely" : "split",
      isMiddle,
      authorities,
      councils: shares(counts).map(({ number, share }) => {
        const { gss, name } = councils[number] as CouncilTables["councils"][number];
        return { gss, name, share };
      }),
      nation: councils[numberOfGss(main.gss)]?.nation ?? null,
    };
  }

  function townLocation(place: Place): PermitLocation {
    const { district, others } = deliveryPlace(place);
    if (!district) return UNKNOWN;
    if (isNorthernIrish(district.code)) return NORTHERN_IRELAND;
    const middle = countPostcodes([district.code]);
    const whole = countPostcodes([district.code, ...others.map(({ code }) => code)]);
    const [main] = shares(byAuthority(middle));
    const mainShare = shares(byAuthority(whole)).find(({ number }) => number === main?.number)?.share ?? 0;
    return mainShare < MIDDLE_SHARE ? locationOf(whole, false) : locationOf(middle, true);
  }

  /** A county has an answer if it is the area of one council, as the Isle of Wight and Surrey are. */
  function countyLocation(place: Place): PermitLocation {
    const slug = singleDistrict(place)?.toLowerCase().replaceAll(" ", "-");
    const council = numberOfSlug.get(slug ?? "");
    return council === undefined ? UNKNOWN : locationOf(new Map([[council, 1]]), false);
  }

  return (place) => {
    if (place.kind === "town") return townLocation(place);
    if (place.kind === "county") return countyLocation(place);
    if (place.kind === "region" || place.kind === "nation") return UNKNOWN;
    const [district = "", rest] = place.label.split(" ");
    if (isNorthernIrish(district)) return NORTHERN_IRELAND;
    const own = place.kind === "postcode" ? numberOf.get(councilOf(place.label) ?? "") : undefined;
    if (own !== undefined) return { ...locationOf(new Map([[own, 1]]), false), certainty: "exact" };
    return locationOf(countPostcodes([district], rest ? Number(rest[0]) : null), false);
  };
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
