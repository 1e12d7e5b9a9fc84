import { WASTES, type Waste } from "#contract/job/job.ts";
import { heavyLimitOf } from "#contract/plan/heavy-waste.ts";
import { JOB_KINDS, type JobKind, type Weight } from "#contract/plan/job-kinds.ts";
import {
  BAGS_PER_YARD,
  CUBIC_METRES_PER_YARD,
  LORRY_TONNES,
  type Material,
  weightOf,
} from "#contract/plan/materials.ts";
import type { PlanQuery, PlanSkip, SizeVerdict } from "#contract/plan/plan.ts";
import {
  jobSizeOf,
  recommendSkip,
  skipSizeOf,
  skipsNeeded,
  smallSkipFor,
} from "#contract/plan/size-advice.ts";
import { looseWastes, weightOfWastes } from "#contract/plan/waste-weight.ts";
import { SKIP_SIZES } from "#contract/skip-sizes.ts";

/**
 * The skip for the bags of the job, otherwise the size that the visitor chose. Null if neither is known. `companies` counts the
 * companies near that have a size.
 */
export function planSkip(
  query: PlanQuery,
  table: readonly Material[],
  companies: (size: PlanSkip["size"]) => number = () => 0,
): PlanSkip | null {
  const kind = JOB_KINDS.find(({ value }) => value === query.kind);
  const loose = looseWastes(query.waste ?? []);
  const materials = materialsOf(loose, kind, table);
  const weight = weightOfWastes(loose) ?? kind?.weight ?? "light";
  const bags = query.bags ?? kind?.bags;
  if (bags !== undefined) {
    const exception = query.bags === undefined && weight === kind?.weight ? kind.exception : undefined;
    const skip = recommended(bags, weight, { materials, exception });
    return inSmallSize(skip, bags, companies);
  }
  return query.size === undefined ? null : chosen(query.size, materials, weight !== "light");
}

/** The wastes that the visitor named, otherwise those that are usual for the kind of job. */
export function wasteOf({ kind, waste = [] }: PlanQuery, table: readonly Material[]): Waste[] {
  if (waste.length > 0) return [...waste];
  const usual = JOB_KINDS.find(({ value }) => value === kind)?.materials ?? [];
  const wastes = table.filter(({ id }) => usual.includes(id)).map((material) => material.waste);
  return WASTES.map(({ value }) => value).filter((value) => wastes.includes(value));
}

/**
 * The materials of the loose wastes (such as soil, not single items) that the visitor named. If there are none, the materials
 * that are usual for the kind of job.
 */
function materialsOf(loose: readonly Waste[], kind: JobKind | undefined, table: readonly Material[]) {
  if (loose.length > 0) return table.filter(({ waste }) => waste !== null && loose.includes(waste));
  return table.filter(({ id }) => kind?.materials.includes(id));
}

interface RecommendedOptions {
  materials: readonly Material[];
  exception: string | undefined;
}

function recommended(bags: number, weight: Weight, { materials, exception }: RecommendedOptions): PlanSkip {
  const advice = recommendSkip(bags, weight);
  const { jobSize, skips, isHeavy } = advice;
  return {
    ...{ size: jobSize, name: advice.size.name, skips, isHeavy, isChosen: false, bags },
    reason: exception ? `${advice.reason} ${exception}` : advice.reason,
    ...amounts(bags / BAGS_PER_YARD, skips, materials),
    verdicts: SKIP_SIZES.map((one) => ({
      ...verdictOf(one, bags, isHeavy),
      isRecommended: one === advice.size,
    })),
  };
}

/** The skip in 2 or 3 yards, if it holds the bags and companies near have it. */
function inSmallSize(skip: PlanSkip, bags: number, companies: (size: PlanSkip["size"]) => number): PlanSkip {
  const small = smallSkipFor(bags, companies);
  if (!small) return skip;
  const { size, bags: holds, companies: count } = small;
  const yards = `${size} yards`;
  const have = count === 1 ? "one company near has it" : `${count} companies near have it`;
  return {
    ...skip,
    ...{ size, name: `${size} Yard Mini Skip` },
    reason: skip.reason.replace(
      /A skip of [^.]*\./,
      `A skip of ${yards} holds ${holds.from}-${holds.to}, and ${have}.`,
    ),
    verdicts: [
      { yards, skips: 1, carries: "all", isRecommended: true },
      ...skip.verdicts.map((verdict) => ({ ...verdict, isRecommended: false })),
    ],
  };
}

function chosen(size: PlanSkip["size"], materials: readonly Material[], isHeavy: boolean): PlanSkip {
  const name = skipSizeOf(size)?.name ?? `${size} Yard Skip`;
  return {
    ...{ size, name, skips: 1, isHeavy, isChosen: true, bags: null },
    reason: "The size you chose. Choose a kind of job or count bin bags to check it.",
    ...amounts(size, 1, materials),
    verdicts: [],
  };
}

/**
 * The volume and weight of the waste, and the materials from which the weight is estimated. `cubicYards` is the volume in all
 * skips together.
 */
function amounts(cubicYards: number, skips: number, materials: readonly Material[]) {
  const weight = weightOf(materials, cubicYards);
  return {
    cubicYards,
    cubicMetres: Math.round(cubicYards * CUBIC_METRES_PER_YARD * 10) / 10,
    weight,
    mayBeTooHeavy: weight !== null && weight.to / skips > LORRY_TONNES,
    materials: materials.map(({ name, kgFrom, kgTo, fromSource, toSource }) => ({
      ...{ name, kgFrom, kgTo, fromSource, toSource },
    })),
  };
}

function verdictOf(
  one: (typeof SKIP_SIZES)[number],
  bags: number,
  isHeavy: boolean,
): Omit<SizeVerdict, "isRecommended"> {
  const limit = isHeavy ? heavyLimitOf(jobSizeOf(one)) : "full";
  if (limit === "none") return { yards: one.yards, skips: null, carries: "none" };
  const skips = skipsNeeded(one, bags, isHeavy);
  return { yards: one.yards, skips, carries: limit === "some" ? "some" : "all" };
}
