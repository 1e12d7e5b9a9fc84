import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import type { CostKind, Total } from "#contract/companies/totals.ts";
import type { ListedCompany } from "#contract/companies.ts";
import { todayInLondon } from "#contract/dates.ts";
import { hasWasteForSkip, isOnlyPlasterboard, separateWastes } from "#contract/job/collected-apart.ts";
import { orderDay } from "#contract/job/delivery-days.ts";
import { earliestDelivery } from "#contract/job/earliest.ts";
import { DEFAULT_WEEKS, JOB_SIZES, type JobSize, type Waste } from "#contract/job/job.ts";
import type { PermitAnswer } from "#contract/job/permits.ts";
import { MAX_PAGE_SIZE, MAX_RADIUS_KM, SEARCH_PAGE_RADIUS_KM } from "#contract/limits.ts";
import { RADIUS_OPTIONS_KM } from "#contract/options.ts";
import type { Place, SearchedPlace } from "#contract/places.ts";
import { materialWarnings } from "#contract/plan/material-warning.ts";
import type { Material, MaterialSource } from "#contract/plan/materials.ts";
import type { Plan, PlanCost, PlanDates, PlanQuery, PlanSkip } from "#contract/plan/plan.ts";
import { skipSizeOf } from "#contract/plan/size-advice.ts";
import { isPaused } from "#contract/quotable.ts";
import { toPence } from "#contract/text/pounds.ts";
import { MIN_STATED_PRICES } from "#contract/towns.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { Permits } from "#server/permits/permits.ts";
import type { Places } from "#server/places/places.ts";
import { middleHalf, priceQuantile } from "#server/pricing/price-quantile.ts";
import { planSkip, usualKindOf, wasteOf } from "./plan-skip.ts";

interface PlannerDeps {
  materials: readonly Material[];
  places: Pick<Places, "resolve" | "explainUnknown">;
  permits: Pick<Permits, "permitFor" | "noticeOf" | "roadLimitsOf">;
  companies: Pick<Companies, "search" | "countOffering">;
}

/** If there are more possible road authorities, the visitor is asked for a postcode instead of a choice. */
const MAX_CHOICES = 6;

type NearQuery = Parameters<Companies["countOffering"]>[0];

/** The plan is made from data in memory only. */
export function createPlanner({ materials, places, permits, companies }: PlannerDeps) {
  function planAt(permit: PermitAnswer, skip: PlanSkip | null, near: NearQuery, now: Date) {
    const { companies: nearest } = companies.search({ ...near, size: skip?.size, limit: MAX_PAGE_SIZE });
    // A paused company's notice says nothing about a delivery now.
    const notices = nearest.filter((company) => !isPaused(company)).map(({ noticeDays }) => noticeDays);
    const day = { today: todayInLondon(now), orderDay: orderDay(now) };
    return {
      permit,
      choices: choicesOf(permit),
      dates: planDates({ ...day, permit, permitNotice: permits.noticeOf(permit, near.weeks), notices }),
      cost: skip ? planCost({ skip, nearest, permit }) : null,
    };
  }

  /**
   * The sizes that companies offer in the first of `AREAS` that has any. `radius` is in kilometres. It is null for the usual
   * radius, and if no company offers a size.
   */
  function sizesNear(near: NearQuery | null) {
    for (const area of near ? AREAS : []) {
      const offered = companies.countOffering({ ...near, ...area });
      const radius = area.radius && area.radius > SEARCH_PAGE_RADIUS_KM ? area.radius : null;
      if (offered.size > 0) return { offered, radius };
    }
    return { offered: new Map<JobSize, number>(), radius: null };
  }

  function planJob(asked: PlanQuery, place: Place | null, now: Date) {
    const { weeks = DEFAULT_WEEKS, authority, stands, date } = asked;
    const permit = place && permits.permitFor(place, { weeks, chosen: authority, day: date });
    const waste = wasteOf(asked, materials);
    const separated = separateWastes(waste);
    const near = place && nearQuery(place, weeks, separated.inSkip.length > 0 ? separated.inSkip : waste);
    const { offered, radius } = sizesNear(near);
    const road = stands === "road" ? permits.roadLimitsOf(permit) : null;
    const isForSkip = usualKindOf(asked) !== undefined || hasWasteForSkip(separated);
    const skip = isForSkip ? planSkip(asked, materials, { offered, road }) : null;
    return {
      isForSkip,
      skip,
      waste,
      ...separated,
      offered: JOB_SIZES.filter((size) => offered.has(size)),
      radius,
      warnings: materialWarnings(skip?.size, waste),
      ...(permit && near && isForSkip
        ? planAt(permit, skip, near, now)
        : { permit: null, choices: [], dates: null, cost: null }),
      ...(isOnlyPlasterboard(separated) && { cost: null }),
    };
  }

  return {
    plan(asked: PlanQuery, now = new Date()): Plan {
      const location = asked.location?.trim();
      const found = location ? places.resolve(location) : null;
      const searched: SearchedPlace | null = found?.kind === "place" ? found.searched : null;
      const isUnknown = location !== undefined && location !== "" && searched === null;
      return {
        ...planJob(asked, searched?.place ?? null, now),
        place: searched?.place ?? null,
        placeNote: searched?.note ?? null,
        ...(isUnknown ? places.explainUnknown(location) : { suggestions: null, placeHint: null }),
        alternatives: searched?.alternatives ?? [],
      };
    },
  };
}

/**
 * The searches are tried in this order until companies with sizes are found: companies that deliver, all companies near,
 * companies further away.
 */
const AREAS: readonly NearQuery[] = [
  {},
  { serves: undefined },
  ...RADIUS_OPTIONS_KM.filter((radius) => radius > SEARCH_PAGE_RADIUS_KM).map((radius) => ({
    radius,
    serves: undefined,
  })),
  { radius: MAX_RADIUS_KM, serves: undefined },
];

/**
 * A query for companies that certainly or probably deliver, and take the wastes. `stands` is left out, so that totals exclude the
 * permit.
 */
const nearQuery = (place: Place, weeks: number, wastes: readonly Waste[]): NearQuery => ({
  ...{ location: place.query, radius: SEARCH_PAGE_RADIUS_KM, serves: "probably", weeks },
  waste: wastes.join(",") || undefined,
});

const choicesOf = ({ certainty, authorities }: PermitAnswer): Plan["choices"] =>
  certainty === "split" && authorities.length <= MAX_CHOICES
    ? authorities.map(({ gss, name, share }) => ({ gss, name, share }))
    : [];

/** The README in the folder describes the table and its sources. */
export function readMaterials(folder: string): Material[] {
  const rows: Readonly<Record<string, string>>[] = parse(readFileSync(`${folder}/materials.csv`), {
    columns: true,
  });
  return rows.map(({ id = "", name = "", waste, kg_from, kg_to, from_source, to_source }) => ({
    ...{ id, name, waste: (waste || null) as Waste | null },
    ...{ kgFrom: Number(kg_from), kgTo: Number(kg_to) },
    ...{ fromSource: from_source as MaterialSource, toSource: to_source as MaterialSource },
  }));
}

interface DatesOptions {
  today: string;
  /** Notice counts from this day: today, or tomorrow if it is after 17:00. */
  orderDay: string;
  permit: Pick<PermitAnswer, "division">;
  /** The road authority's notice in days. Null if it is not known. */
  permitNotice: { notice: number; isAmbiguous: boolean } | null;
  /** The notice of each company near the place, in working days. Null for a company that does not state it. */
  notices: readonly (number | null)[];
}

/**
 * The earliest days for a delivery to a drive and to the road. The company is asked and the permit is applied for on `orderDay`.
 * Uses the median of the companies' stated notices. With an even number of notices, it uses the lower of the two in the middle.
 */
function planDates({ today, orderDay, permit, permitNotice, notices }: DatesOptions): PlanDates {
  const stated = notices.filter((notice) => notice !== null).sort((a, b) => a - b);
  const middle = stated[Math.floor((stated.length - 1) / 2)];
  const company = { noticeDays: middle ?? null, pausedUntil: null };
  const { division } = permit;
  const drive = earliestDelivery(company, { division }, orderDay).company;
  const road = earliestDelivery(company, { division, permitNotice: permitNotice?.notice ?? null }, orderDay);
  return {
    today,
    orderDay,
    companies:
      drive && middle !== undefined ? { sampleSize: stated.length, notice: middle, first: drive } : null,
    permit: permitNotice && road.permit && { ...permitNotice, first: road.permit },
    drive,
    road: road.permit && road.first,
  };
}

interface CostOptions {
  skip: Pick<PlanSkip, "size" | "skips">;
  /** The nearest companies that may do the job at the place. Their totals do not include the permit. */
  nearest: readonly Pick<ListedCompany, "total" | "prices">[];
  permit: Pick<PermitAnswer, "fee">;
}

/** The cost of a job near a place. Null if too few companies state a price and the price guide has no price for the size. */
function planCost({ skip, nearest, permit }: CostOptions): PlanCost | null {
  const stated = nearest.flatMap(({ total }) => (total && isStated(total) ? total : []));
  const isGuide = stated.length < MIN_STATED_PRICES;
  const hire = isGuide ? guideFor(skip.size) : statedHire(stated);
  if (!hire) return null;
  return {
    companies: nearest.length,
    stating: stated.length,
    hire,
    hireOfAll: { from: hire.from * skip.skips, to: hire.to * skip.skips },
    wasteCharges: isGuide ? null : statedCharges(stated),
    permit: permit.fee && {
      from: (toPence(permit.fee.from) * skip.skips) / 100,
      to: (toPence(permit.fee.to) * skip.skips) / 100,
    },
    extraWeek: middleExtraWeek(skip.size, nearest),
    hasUnknownCharge: nearest.some(({ total }) => total?.unknown.includes("waste-charge")),
  };
}

/**
 * True if the company states the price of the hire and of all further weeks. An estimated hire does not count. The hire is the
 * first part of a total, if its price is known.
 */
const isStated = ({ parts: [first], unknown }: Total): boolean =>
  first?.kind === "hire" && first.source === "company" && !unknown.includes("extra-week");

const poundsOf = ({ parts }: Total, ...kinds: CostKind[]): number =>
  parts.reduce((sum, { kind, from }) => (kinds.includes(kind) ? sum + Number(from) : sum), 0);

/**
 * In whole pounds: the middle half of the amounts, or all amounts if there are fewer than `MIN_FOR_MIDDLE_HALF`. `amounts` must
 * not be empty.
 */
function spreadOf(amounts: readonly number[]) {
  const sorted = amounts.toSorted((a, b) => a - b);
  return {
    ...middleHalf(sorted),
    ...{ lowest: Math.floor(priceQuantile(sorted, 0)), highest: Math.ceil(priceQuantile(sorted, 1)) },
  };
}

/**
 * The price of one skip with its further weeks. The charges for wastes are left out, because they do not grow with the number of
 * skips.
 */
const statedHire = (stated: readonly Total[]): PlanCost["hire"] => ({
  source: "stated",
  ...spreadOf(stated.map((total) => poundsOf(total, "hire", "extra-week"))),
});

/**
 * The range of charges at companies that state a charge for every waste that usually costs extra. Null if no company states all
 * charges, or if the range ends at 0.
 */
function statedCharges(stated: readonly Total[]): PlanCost["wasteCharges"] {
  const known = stated.filter(({ unknown }) => !unknown.includes("waste-charge"));
  if (known.length === 0) return null;
  const { from, to } = spreadOf(known.map((total) => poundsOf(total, "waste-charge")));
  return to === 0 ? null : { from, to, sampleSize: known.length };
}

function guideFor(size: PlanSkip["size"]): PlanCost["hire"] | null {
  const guide = skipSizeOf(size);
  return guide ? { source: "guide", ...guide.price, lowest: null, highest: null } : null;
}

function middleExtraWeek(size: PlanSkip["size"], nearest: CostOptions["nearest"]): PlanCost["extraWeek"] {
  const stated = nearest
    .flatMap(({ prices }) => prices.find((price) => price.size === size)?.extraWeek ?? [])
    .map(Number)
    .sort((a, b) => a - b);
  if (stated.length === 0) return null;
  return { pounds: Math.round(priceQuantile(stated, 0.5)), sampleSize: stated.length };
}
