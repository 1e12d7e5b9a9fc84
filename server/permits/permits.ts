import { isDeepStrictEqual } from "node:util";
import type { Division } from "#contract/job/delivery-days.ts";
import type { DeliverySite } from "#contract/job/earliest.ts";
import { DEFAULT_WEEKS, type Stands } from "#contract/job/job.ts";
import { workingDaysOf } from "#contract/job/permit-notice-length.ts";
import type {
  ListPermit,
  PermitAnswer,
  PermitAuthority,
  PermitPeriod,
  PermitsQuery,
  PermitTerms,
} from "#contract/job/permits.ts";
import type { Place } from "#contract/places.ts";
import type { RoadLimits } from "#contract/plan/size-advice.ts";
import { toPounds } from "#contract/text/pounds.ts";
import type { Places } from "#server/places/places.ts";
import { authorityNames } from "./authority-names.ts";
import type { CouncilTables } from "./council-tables.ts";
import { type PermitLocation, permitLocations, UNKNOWN } from "./permit-locations.ts";
import { permitPrice, permitTerms, publishedFees, uncountedFee } from "./permit-terms.ts";

export type Permits = ReturnType<typeof createPermits>;

/** `from` and `to` are the lowest and the highest fee in pence, among the authorities that may be responsible. */
export interface PermitFee extends PermitPeriod {
  from: number;
  to: number;
}

interface PermitsDeps {
  tables: CouncilTables;
  places: Pick<Places, "resolve" | "deliveryPlace" | "councilOf" | "singleDistrict" | "placeOf">;
  /** The day in the United Kingdom, as YYYY-MM-DD. */
  today: () => string;
}

export function createPermits({ tables, places, today }: PermitsDeps) {
  const locations = permitLocations(tables, places);
  const locate = (place: Place, day = today()) => locations.locate(place, { today: today(), day });
  const published = () => publishedFees(tables.fees.map((row) => permitTerms(row, today())));
  const { middle: middleFee } = published();
  const changes = [...new Set(tables.councils.map((council) => council.valid_from))].sort();
  /**
   * The latest day up to `day`, but after today, on which councils change. Undefined if there is none. Between two such days, the
   * councils stay the same.
   */
  const changeUntil = (day = ""): string | undefined =>
    changes.findLast((change) => change > today() && change <= day);

  /** `chosen` is the code of the authority that the visitor chose among several. */
  const permitFor = (place: Place, { weeks = DEFAULT_WEEKS, chosen, day }: PermitJob): PermitAnswer =>
    answerAt(place, narrowedTo(chosen, locate(place, day)), { weeks, middleFee });

  return {
    permitFor,
    listPermitFor: (place: Place, { weeks, day }: PermitJob): ListPermit =>
      listPermit(locate(place, day), weeks),
    /** The terms of the authority whose name contains `name`. Throws unless exactly one name in the table of fees contains it. */
    named(name: string): PermitTerms {
      const [row, ...others] = tables.fees.filter((fees) => fees.name?.includes(name));
      if (!row || others.length > 0)
        throw new Error(`No single row of data/permits/fees.csv is for "${name}"`);
      return permitTerms(row, today());
    },
    ...authorityNames(tables.councils, today),
    published,
    noticeOf,
    roadLimitsOf,
    /** Null if no authority is known, if the fee of one that may be responsible is unknown, or if the hire is too long. */
    feeFor: (place: Place, weeks: number, day?: string): PermitFee | null => feeOf(locate(place, day), weeks),
    siteAt: (place: Place, stands: Stands | undefined, { weeks, day }: HireTime = {}): DeliverySite =>
      siteOf(locate(place, day), stands, weeks),
    /** The division whose bank holidays count at a company's address. Null if the address or its nation is not known. */
    divisionOf(address: Parameters<Places["placeOf"]>[0]): Division | null {
      const place = places.placeOf(address);
      return place && divisionOf({ nation: locations.nationOf(place) });
    },
    /** Null if the text names no known place, or if the nation of the place is not known. */
    nationOf(text: string): string | null {
      const resolution = places.resolve(text);
      if (resolution.kind !== "place") return null;
      const { place } = resolution.searched;
      return place.kind === "nation" ? place.label : locate(place).nation;
    },
    find({ location, weeks, date }: PermitsQuery): PermitAnswer {
      const resolution = places.resolve(location);
      return resolution.kind === "place"
        ? permitFor(resolution.searched.place, { weeks, day: date })
        : answerAt(null, UNKNOWN, { weeks: DEFAULT_WEEKS, middleFee });
    },
    /**
     * Maps all spellings of a place to one query, and every text that names no place to `NOWHERE`. If the place's own query would
     * find another place, the text stays as typed.
     */
    canonicalQuery({ location, weeks, date }: PermitsQuery): PermitsQuery {
      const resolution = places.resolve(location);
      if (resolution.kind === "text") return { location: NOWHERE };
      const { query } = resolution.searched.place;
      const again = places.resolve(query);
      const isSame =
        again.kind === "place" && isDeepStrictEqual(again.searched.place, resolution.searched.place);
      return {
        location: isSame ? query : location,
        weeks: weeks === DEFAULT_WEEKS ? undefined : weeks,
        date: changeUntil(date),
      };
    },
  };
}

/** Only a skip on the road needs a permit. */
function siteOf(location: PermitLocation, stands: Stands | undefined, weeks?: number): DeliverySite {
  const division = divisionOf(location);
  if (stands !== "road") return { division, permitNotice: undefined };
  const road = {
    authorities: possible(location).map(({ name }) => name),
    acceptsOnlyRegistered: commonApplicant(location) === "registered-firm",
    limits: roadLimitsOf(location),
  };
  return { division, permitNotice: noticeOf(location, weeks)?.notice ?? null, road };
}

type HireTime = Pick<PermitJob, "weeks" | "day">;

interface PermitJob {
  weeks?: number | undefined;
  chosen?: string | undefined;
  day?: string | undefined;
}

const LONDON_BOROUGHS = "E09";

/**
 * Keeps only the chosen authority. Returns the location unchanged if the code is none of its authorities, or if its certainty is
 * not "split".
 */
function narrowedTo(gss: string | undefined, location: PermitLocation): PermitLocation {
  const chosen = location.authorities.find((authority) => authority.gss === gss);
  if (!chosen || location.certainty !== "split") return location;
  const nation = NATION_OF[chosen.gss[0] ?? ""] ?? location.nation;
  return { ...location, certainty: "exact", isMiddle: false, authorities: [chosen], nation };
}

const NATION_OF: Readonly<Record<string, string>> = { E: "England", W: "Wales", S: "Scotland" };

const DIVISION_OF: Readonly<Record<string, Division>> = {
  England: "england-and-wales",
  Wales: "england-and-wales",
  Scotland: "scotland",
  "Northern Ireland": "northern-ireland",
};

const divisionOf = ({ nation }: Pick<PermitLocation, "nation">): Division | null =>
  DIVISION_OF[nation ?? ""] ?? null;

/** Replaces every location that does not resolve to a place. */
const NOWHERE = "-";

const answerAt = (
  place: Place | null,
  { nation, ...location }: PermitLocation,
  { weeks, middleFee }: { weeks: number; middleFee: number },
): PermitAnswer => ({
  place,
  ...location,
  division: divisionOf({ nation }),
  redRoutes: location.authorities[0]?.gss.startsWith(LONDON_BOROUGHS) ?? false,
  fee: answeredFee(location, weeks),
  uncountedFee: uncountedAt(location, weeks),
  noticeWorkingDays: longestNotice(location, weeks),
  middleFee,
  whoApplies: commonApplicant(location),
});

type Responsible = Pick<PermitLocation, "certainty" | "authorities">;

/** The authorities that may be responsible. */
const possible = ({ certainty, authorities }: Responsible): readonly PermitAuthority[] =>
  certainty === "split" ? authorities : authorities.slice(0, 1);

/** The strictest that the possible road authorities state. Null if no authority states the limit, or without a place. */
function strictest(location: Responsible | null, limit: keyof RoadLimits | "maxDays"): number | null {
  const known = location ? possible(location).flatMap(({ terms }) => terms?.[limit] ?? []) : [];
  return known.length > 0 ? Math.min(...known) : null;
}

const roadLimitsOf = (location: Responsible | null): RoadLimits => ({
  maxLengthMetres: strictest(location, "maxLengthMetres"),
  maxWidthMetres: strictest(location, "maxWidthMetres"),
});

function feeOf(location: Responsible, weeks: number): PermitFee | null {
  const authorities = possible(location);
  const prices = authorities.flatMap(({ terms }) => {
    const price = terms && permitPrice(terms, weeks * 7);
    return price && terms.seenOn ? { ...price, seenOn: terms.seenOn, isOld: terms.isOld } : [];
  });
  if (prices.length === 0 || prices.length < authorities.length) return null;
  const amounts = prices.map(({ pence }) => pence);
  return {
    from: Math.min(...amounts),
    to: Math.max(...amounts),
    periodDays: Math.min(...prices.map(({ periodDays }) => periodDays)),
    days: Math.min(...prices.map(({ days }) => days)),
    permits: Math.max(...prices.map(({ permits }) => permits)),
    seenOn: prices.map(({ seenOn }) => seenOn).sort()[0] as string,
    isOld: prices.some((price) => price.isOld),
  };
}

function answeredFee(location: Responsible, weeks: number): PermitAnswer["fee"] {
  const fee = feeOf(location, weeks);
  return fee && { ...fee, from: toPounds(fee.from), to: toPounds(fee.to), source: "council" };
}

/** Null if it is unclear whose permit it is. */
function uncountedAt(location: Responsible, weeks: number): PermitAnswer["uncountedFee"] {
  const [only, ...others] = possible(location);
  return only?.terms && others.length === 0 ? uncountedFee(only.terms, weeks * 7) : null;
}

function listPermit(location: Responsible, weeks = DEFAULT_WEEKS): ListPermit {
  const authorities = possible(location);
  const names = authorities.map(({ name }) => name).join(" or ");
  const [only] = authorities.length === 1 ? authorities : [];
  const fee = answeredFee(location, weeks);
  return {
    authority: authorities.length > 2 ? null : names || null,
    fee,
    uncountedFee: uncountedAt(location, weeks),
    noticeWorkingDays: noticeOf(location, weeks)?.notice ?? null,
    url: only ? (only.terms?.sourceUrl ?? only.website) || null : null,
    known: fee !== null,
    ...roadLimitsOf(location),
    maxDays: strictest(location, "maxDays"),
    whoApplies: commonApplicant(location),
  };
}

/** In working days. A long hire may need a longer notice than others. */
function workingNotice({ longHire, noticeWorkingDays }: PermitTerms, weeks: number): number | null {
  return longHire && weeks * 7 >= longHire.fromDays
    ? workingDaysOf(longHire.noticeMonths)
    : noticeWorkingDays;
}

function longestNotice(location: Responsible, weeks: number): number | null {
  const authorities = possible(location);
  const notices = authorities.flatMap(({ terms }) => (terms && workingNotice(terms, weeks)) ?? []);
  return notices.length === 0 || notices.length < authorities.length ? null : Math.max(...notices);
}

/**
 * The authority's notice for the hire, in working days. Null if it is unknown. Days that may be calendar days count as working
 * days, which gives the later date. Hours count as days, rounded up. If several authorities are possible, only notices in working
 * days count.
 */
function noticeOf(location: Responsible, weeks = DEFAULT_WEEKS) {
  const working = longestNotice(location, weeks);
  if (working !== null) return { notice: working, isAmbiguous: false };
  const terms = location.certainty === "split" ? null : location.authorities[0]?.terms;
  if (terms?.noticeHours != null) return { notice: Math.ceil(terms.noticeHours / 24), isAmbiguous: false };
  return terms?.noticeDays == null ? null : { notice: terms.noticeDays, isAmbiguous: true };
}

function commonApplicant(location: Responsible): PermitAnswer["whoApplies"] {
  const applicants = new Set(possible(location).map(({ terms }) => terms?.whoApplies ?? null));
  return applicants.size === 1 ? ([...applicants][0] ?? null) : null;
}
