import { type JobSize, type Waste, wastesAmong } from "#contract/job/job.ts";
import { type HeavyShare, heavyLimitOf } from "#contract/plan/heavy-waste.ts";
import { JOB_KINDS, type JobKind, kindNote, type Weight } from "#contract/plan/job-kinds.ts";
import {
  BAGS_PER_YARD,
  CUBIC_METRES_PER_YARD,
  isPartlyHeavy,
  LORRY_TONNES,
  type Material,
  weightOf,
} from "#contract/plan/materials.ts";
import type { PlanQuery, PlanSkip, SizeVerdict } from "#contract/plan/plan.ts";
import {
  fitsRoad,
  jobSizeOf,
  jobSizesIn,
  ROAD_METRES,
  type RoadLimits,
  recommendSkip,
  skipSizeOf,
  skipsNeeded,
  smallSkipFor,
} from "#contract/plan/size-advice.ts";
import { SKIP_SIZES } from "#contract/skip-sizes.ts";
import { looseWastes, weightOfJob } from "./waste-weight.ts";

interface SkipSite {
  /** How many companies near the place say that they hire out each size. Empty if no company says it. */
  offered: ReadonlyMap<JobSize, number>;
  /** The road authority's limits. Null for a skip that does not stand on a road. */
  road: RoadLimits | null;
}

const ANYWHERE: SkipSite = { offered: new Map(), road: null };

const mayStand = (size: JobSize, { road }: SkipSite): boolean => !road || fitsRoad(size, road);
const isOffered = (size: JobSize, { offered }: SkipSite): boolean => offered.size === 0 || offered.has(size);

const kindOf = ({ kind }: PlanQuery): JobKind | undefined => JOB_KINDS.find(({ value }) => value === kind);

/**
 * The kind of job whose usual wastes count. Undefined without a kind, or if the visitor says that there are only the named
 * wastes.
 */
export const usualKindOf = (query: PlanQuery): JobKind | undefined =>
  query.only && query.waste?.length ? undefined : kindOf(query);

/**
 * The skip for the bags of the query or of the kind of job. Without bags, the chosen size, or other skips if that size may not
 * stand on the road. Null without bags and size.
 */
export function planSkip(
  query: PlanQuery,
  table: readonly Material[],
  site: SkipSite = ANYWHERE,
): PlanSkip | null {
  const { size, heavy } = query;
  const kind = kindOf(query);
  const loose = looseWastes(query.waste ?? []);
  const weight = weightOfJob(usualKindOf(query), loose) ?? "light";
  const load: Load = { materials: materialsOf(query, loose, table), heavy };
  const bags = query.bags ?? kind?.bags;
  if (bags !== undefined) {
    const skip = inSmallSize(recommended(bags, weight, load, site), bags, site);
    const amount = `About ${bags} bin ${bags === 1 ? "bag" : "bags"} of ${weight} waste.`;
    return explained(skip, amount, kind && kindNote(kind, query.bags, weight));
  }
  if (size === undefined) return null;
  if (mayStand(size, site)) return chosen(size, load, weight !== "light", site);
  const full = size * BAGS_PER_YARD;
  const instead = { ...recommended(full, weight, load, site), roadMetres: lengthOn(site) };
  return explained(instead, `You chose ${size} yards. That is about ${full} bin bags.`);
}

interface Recommended extends Omit<PlanSkip, "reason"> {
  /** A sentence that says how the bags fit. */
  fit: string;
}

const explained = ({ fit, ...skip }: Recommended, amount: string, note?: string): PlanSkip => ({
  ...skip,
  reason: [amount, fit, note].filter(Boolean).join(" "),
});

/** The wastes that are usual for the kind of job, and the wastes that the visitor named. */
export function wasteOf(query: PlanQuery, table: readonly Material[]): Waste[] {
  const { waste = [] } = query;
  const usual = usualKindOf(query)?.materials ?? [];
  const materials = table.filter(({ id }) => usual.includes(id));
  return wastesAmong([...waste, ...materials.flatMap((material) => material.waste ?? [])]);
}

interface Load {
  materials: readonly Material[];
  heavy: HeavyShare | undefined;
}

/**
 * The usual materials of the kind of job, and those of the named loose wastes, such as soil. Wastes that are single items, such
 * as mattresses, are ignored.
 */
function materialsOf(query: PlanQuery, loose: readonly Waste[], table: readonly Material[]): Material[] {
  const usual = usualKindOf(query)?.materials;
  return table.filter(({ id, waste }) => usual?.includes(id) || (waste !== null && loose.includes(waste)));
}

const lengthOn = ({ road }: SkipSite): number => road?.maxLengthMetres ?? ROAD_METRES;

/**
 * Recommends sizes that may stand at the place and that companies near it hire out. If there are none, ignores what companies
 * hire out. If there are still none, also ignores the limits of the road.
 */
function recommended(bags: number, weight: Weight, load: Load, site: SkipSite): Recommended {
  const ideal = recommendSkip(bags, weight);
  const lawful = recommendSkip(bags, weight, (size) => mayStand(size, site)) ?? ideal;
  const near = recommendSkip(bags, weight, (size) => mayStand(size, site) && isOffered(size, site));
  const advice = near ?? lawful;
  const { jobSize, skips, isHeavy, fit } = advice;
  return {
    ...{ size: jobSize, name: advice.size.name, skips, isHeavy, isChosen: false, bags, fit },
    roadMetres: lawful.jobSize === ideal.jobSize ? null : lengthOn(site),
    missing: near?.jobSize === lawful.jobSize ? null : lawful.jobSize,
    ...amounts(bags / BAGS_PER_YARD, skips, load),
    verdicts: SKIP_SIZES.map((one) => ({
      ...verdictOf(one, bags, isHeavy),
      obstacle: obstacleTo(jobSizesIn(one.yards), site),
      isRecommended: one === advice.size,
    })),
  };
}

function obstacleTo(sizes: readonly JobSize[], site: SkipSite): SizeVerdict["obstacle"] {
  if (!sizes.some((size) => mayStand(size, site))) return "road";
  return sizes.some((size) => isOffered(size, site)) ? null : "not-near";
}

/** Recommends a skip of 2 or 3 yards instead, if such a skip holds the bags and companies near the place have it. */
function inSmallSize(skip: Recommended, bags: number, { offered }: SkipSite): Recommended {
  const small = smallSkipFor(bags, (size) => offered.get(size) ?? 0);
  if (!small) return skip;
  const { size, bags: holds, companies: count } = small;
  const yards = `${size} yards`;
  const have = count === 1 ? "one company near has it" : `${count} companies near have it`;
  return {
    ...skip,
    ...{ size, name: `${size} Yard Mini Skip`, missing: null },
    fit: `A skip of ${yards} holds ${holds.from}-${holds.to}, and ${have}.`,
    verdicts: [
      { yards, skips: 1, carries: "all", obstacle: null, isRecommended: true },
      ...skip.verdicts.map((verdict) => ({ ...verdict, isRecommended: false })),
    ],
  };
}

function chosen(size: JobSize, load: Load, isHeavy: boolean, site: SkipSite): PlanSkip {
  const name = skipSizeOf(size)?.name ?? `${size} Yard Skip`;
  return {
    ...{ size, name, skips: 1, isHeavy, isChosen: true, bags: null },
    reason: "The size you chose. Choose a kind of job or count bin bags to check it.",
    ...{ roadMetres: null, missing: isOffered(size, site) ? null : size },
    ...amounts(size, 1, load),
    verdicts: [],
  };
}

function amounts(cubicYards: number, skips: number, { materials, heavy }: Load) {
  const weight = weightOf(materials, cubicYards, heavy);
  return {
    cubicYards,
    cubicMetres: Math.round(cubicYards * CUBIC_METRES_PER_YARD * 10) / 10,
    weight,
    asksHeavyShare: heavy === undefined && isPartlyHeavy(materials),
    mayBeTooHeavy: weight !== null && weight.to / skips > LORRY_TONNES,
    materials: [...materials],
  };
}

function verdictOf(
  one: (typeof SKIP_SIZES)[number],
  bags: number,
  isHeavy: boolean,
): Pick<SizeVerdict, "yards" | "skips" | "carries"> {
  const limit = isHeavy ? heavyLimitOf(jobSizeOf(one)) : "full";
  if (limit === "none") return { yards: one.yards, skips: null, carries: "none" };
  const skips = skipsNeeded(one, bags, isHeavy);
  return { yards: one.yards, skips, carries: limit === "some" ? "some" : "all" };
}
