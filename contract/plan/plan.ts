/** The result of the planner. This file imports no zod, because the planner is not part of the API. */

import type { WorkingDay } from "../job/delivery-days.ts";
import type { Job, JobSize, Waste } from "../job/job.ts";
import type { PermitAnswer } from "../job/permits.ts";
import type { SkipJob } from "../options.ts";
import type { Place, PlaceSuggestion } from "../places.ts";
import type { HeavyShare } from "./heavy-waste.ts";
import type { Material, WeightRange } from "./materials.ts";

export interface PlanQuery extends Job {
  kind?: SkipJob | undefined;
  /** The number of full bin bags. */
  bags?: number | undefined;
  location?: string | undefined;
  /** The code of the road authority that the visitor chose, if the place is in several. */
  authority?: string | undefined;
  /** How much of the waste is heavy. */
  heavy?: HeavyShare | undefined;
  /** True if the job has only the wastes that the visitor named, and not what is usual for the kind of job. */
  only?: boolean | undefined;
}

/** Whether a skip of a size can carry the waste. `some`: only if the skip is part-filled. `none`: the waste is too heavy. */
export interface SizeVerdict {
  /** "6 yards" */
  yards: string;
  /** The number of skips needed. Null if the size can't carry the waste. */
  skips: number | null;
  carries: "all" | "some" | "none";
  /** What else speaks against the size: it is too long for the road, or no company near says that it hires it out. */
  obstacle: "road" | "not-near" | null;
  isRecommended: boolean;
}

/** The recommended or chosen skip. */
export interface PlanSkip {
  size: JobSize;
  /** "6 Yard Builder's Skip" */
  name: string;
  /** More than one if no single skip can take all the waste. */
  skips: number;
  reason: string;
  /** True if the visitor chose the size, so that none was recommended. */
  isChosen: boolean;
  isHeavy: boolean;
  /** Null for a chosen size. */
  bags: number | null;
  cubicYards: number;
  cubicMetres: number;
  /** The weight of all the waste, or of a full skip of the chosen size. Null without a known material. */
  weight: WeightRange | null;
  materials: Pick<Material, "name" | "kgFrom" | "kgTo" | "fromSource" | "toSource">[];
  /** True if it is not known how much of the waste is heavy, which decides on the weight. */
  asksHeavyShare: boolean;
  /** The length in metres that the road allows, if it rules out the size that the waste or the visitor asks for. */
  roadMetres: number | null;
  /** The size that suits, if no company near says that it hires it out. */
  missing: JobSize | null;
  /** True if one skip may weigh more than a lorry usually carries. */
  mayBeTooHeavy: boolean;
  /** Empty for a chosen size. */
  verdicts: SizeVerdict[];
}

/** The earliest delivery dates if the company is asked and the permit is applied for on `orderDay`. */
export interface PlanDates {
  today: string;
  /** Today, or tomorrow in the evening. */
  orderDay: string;
  /** The companies near that state their notice, its median in working days, and the first day. Null if none states it. */
  companies: { sampleSize: number; notice: number; first: WorkingDay } | null;
  /** The dates for the road authority's permit. Null if its notice is unknown. */
  permit: {
    notice: number;
    /** True if the authority does not say whether it means working days. They are counted as working days. */
    isAmbiguous: boolean;
    first: WorkingDay;
  } | null;
  /**
   * The first possible day on a drive, and on a road: the later of the companies' day and the permit's. `drive` is null if no
   * company states its notice; then `road` is the permit's day. `road` is null if the permit's notice is unknown.
   */
  drive: WorkingDay | null;
  road: WorkingDay | null;
}

interface Pounds {
  from: number;
  to: number;
}

/** The middle half of at least so many prices is a range. Of fewer, the range is from the lowest to the highest. */
export const MIN_FOR_MIDDLE_HALF = 8;

/** The estimated cost of the hire near the place, in pounds with VAT. Only a permit's fee can have pence. */
export interface PlanCost {
  /**
   * The number of companies compared: the nearest within `SEARCH_PAGE_RADIUS_KM` that certainly or probably deliver to the
   * place and, as far as they say, have the size and take the wastes in it. At most `MAX_PAGE_SIZE`.
   */
  companies: number;
  /** The number of these companies that state a price for the size and all weeks of the job. */
  stating: number;
  /**
   * The price of one skip, with extra weeks. `from` and `to` are the middle half of the prices of the companies that state one,
   * or all of fewer than `MIN_FOR_MIDDLE_HALF`. If fewer than `MIN_STATED_PRICES` companies state one, they are the guide for the whole country and the
   * usual two weeks, and `lowest` and `highest` are null.
   */
  hire: Pounds & { source: "stated" | "guide"; lowest: number | null; highest: number | null };
  /** The price of all skips, without charges for wastes and without a permit. */
  hireOfAll: Pounds;
  /**
   * The charges for the wastes of the job, once for all skips. They come from the companies in `stating` that leave no charge
   * unknown (`sampleSize`): the middle half of their charges, or all if they are few. Null if these companies charge nothing
   * extra, and if `hire` is the guide for the whole country.
   */
  wasteCharges: (Pounds & { sampleSize: number }) | null;
  permit: Pounds | null;
  /** The price of a further week: the median of the companies that state it, and their number. */
  extraWeek: { pounds: number; sampleSize: number } | null;
  /** True if wastes of the job may cost extra at companies that do not say so. */
  hasUnknownCharge: boolean;
}

export interface Plan {
  /** False if no ordinary skip takes any of the waste: then there is no skip, permit, day or cost. */
  isForSkip: boolean;
  skip: PlanSkip | null;
  /** The wastes that are usual for the kind of job, and those that the visitor named. */
  waste: Waste[];
  /** Those of them that go into a skip, and those that no ordinary skip takes. No cost contains the latter. */
  inSkip: readonly Waste[];
  apart: readonly Waste[];
  warnings: string[];
  /** The sizes that companies near say that they hire out. Empty if none says it, and without a place. */
  offered: JobSize[];
  /** The radius in kilometres in which companies have these sizes, if it is larger than usual. */
  radius: number | null;
  /** Null if no known place was given. */
  place: Place | null;
  /** A sentence for the visitor if the place is not exactly what was typed, otherwise null. */
  placeNote: string | null;
  /** Similar places, if the location is not known. */
  suggestions: PlaceSuggestion[] | null;
  /** What is wrong with a location that is no place of the United Kingdom and resembles none, and what to type instead. */
  placeHint: string | null;
  alternatives: PlaceSuggestion[];
  permit: PermitAnswer | null;
  /** The road authorities to choose from, if the place is in two to six and none was chosen. Otherwise empty. */
  choices: { gss: string; name: string; share: number }[];
  dates: PlanDates | null;
  cost: PlanCost | null;
}
