import type { SeparatedWastes } from "../job/collected-apart.ts";
import type { WorkingDay } from "../job/delivery-days.ts";
import type { Job, JobSize, Waste } from "../job/job.ts";
import type { PermitAnswer } from "../job/permits.ts";
import type { SkipJob } from "../options.ts";
import type { Place, PlaceSuggestion } from "../places.ts";
import type { HeavyShare } from "./heavy-waste.ts";
import type { Material, WeightRange } from "./materials.ts";

export interface PlanQuery extends Job {
  kind?: SkipJob | undefined;
  bags?: number | undefined;
  location?: string | undefined;
  /** The code of the road authority that the visitor chose, where several are possible. */
  authority?: string | undefined;
  heavy?: HeavyShare | undefined;
  /** True if the job has only the wastes that the visitor named, without those that are usual for the kind of job. */
  only?: boolean | undefined;
}

/** Whether a skip of a size can carry the waste. */
export interface SizeVerdict {
  /** For example "6 yards". */
  yards: string;
  /** The number of skips needed. Null if the size cannot carry the waste. */
  skips: number | null;
  /** "some": only if the skip is part-filled. "none": the waste is too heavy. */
  carries: "all" | "some" | "none";
  /** Another reason against the size: it is too large for the road, or no company near says that it hires it out. */
  obstacle: "road" | "not-near" | null;
  isRecommended: boolean;
}

export interface PlanSkip {
  size: JobSize;
  /** For example "6 Yard Builder's Skip". */
  name: string;
  /** More than one if no single skip that may stand there and that companies near hire out can take all the waste. */
  skips: number;
  reason: string;
  /** True if the visitor chose the size, so that none was recommended. */
  isChosen: boolean;
  isHeavy: boolean;
  /** Null for a chosen size. */
  bags: number | null;
  cubicYards: number;
  cubicMetres: number;
  /** The weight of all the waste, or of a full skip if only its size is chosen. Null if no material is known. */
  weight: WeightRange | null;
  materials: Pick<Material, "name" | "kgFrom" | "kgTo" | "fromSource" | "toSource">[];
  /** True if the weight depends on how much of the waste is heavy, and this is not known. */
  asksHeavyShare: boolean;
  /**
   * The length in metres that the road authority allows, if the size that suits the waste or the visitor is too large for the
   * road. Otherwise null.
   */
  roadMetres: number | null;
  /** The size that suits best, if no company near says that it hires it out. Otherwise null. */
  missing: JobSize | null;
  /** True if one skip may weigh more than a lorry usually carries. */
  mayBeTooHeavy: boolean;
  /** Empty for a chosen size. */
  verdicts: SizeVerdict[];
}

/** The first possible days, if the company is asked and the permit is applied for on `orderDay`. */
export interface PlanDates {
  today: string;
  /** Today, or tomorrow after 17:00. */
  orderDay: string;
  /** `sampleSize` companies near state their notice, whose median is `notice` working days. Null if none states it. */
  companies: { sampleSize: number; notice: number; first: WorkingDay } | null;
  /** Null if the road authority's notice is unknown. */
  permit: {
    notice: number;
    /** True if the authority does not say whether it means working days. They are counted as working days. */
    isAmbiguous: boolean;
    first: WorkingDay;
  } | null;
  /** The first possible day on a drive, by the companies' notice. Null if no company states its notice. */
  drive: WorkingDay | null;
  /** The first possible day on a road: the later of `drive` and the permit's day. Null if the permit's notice is unknown. */
  road: WorkingDay | null;
}

interface Pounds {
  from: number;
  to: number;
}

/**
 * With at least this many prices, a range is from the first to the third quartile. With fewer, from the lowest to the highest
 * price.
 */
export const MIN_FOR_MIDDLE_HALF = 8;

/** In pounds with VAT. Only a permit's fee can have pence. */
export interface PlanCost {
  /**
   * The number of companies compared, at most `MAX_PAGE_SIZE`: the nearest within `SEARCH_PAGE_RADIUS_KM` that certainly or
   * probably deliver to the place. Companies that say that they don't have the size or don't take the wastes are left out.
   */
  companies: number;
  /** How many of these companies state a price for the size and all weeks of the job. */
  stating: number;
  /**
   * The price of one skip with extra weeks: the range of the stated prices (`MIN_FOR_MIDDLE_HALF`). If fewer than
   * `MIN_STATED_PRICES` companies state one, the guide for the whole country and two weeks. Then `lowest` and `highest` are null.
   */
  hire: Pounds & { source: "stated" | "guide"; lowest: number | null; highest: number | null };
  /** The hire of all skips, without the charges for wastes and without the permit. */
  hireOfAll: Pounds;
  /**
   * Charges for the job's wastes, counted once, not per skip. The range covers the `sampleSize` companies of `stating` without an
   * unknown charge. Null if there are none, if they charge nothing extra, or if `hire` is the guide.
   */
  wasteCharges: (Pounds & { sampleSize: number }) | null;
  /** A permit for each skip, as if all stand there at the same time. Null if the fee of one is not known. */
  permit: Pounds | null;
  /** The median price of a further week at the companies that state it. Null if no company states it. */
  extraWeek: { pounds: number; sampleSize: number } | null;
  /** True if the wastes of the job may cost extra at companies that do not state a charge. */
  hasUnknownCharge: boolean;
}

/** `inSkip` and `apart` together are `waste`. No ordinary skip takes the wastes in `apart`, so no cost contains them. */
export interface Plan extends SeparatedWastes {
  /** False if no ordinary skip takes any of the waste. Then there is no skip, permit, day or cost. */
  isForSkip: boolean;
  skip: PlanSkip | null;
  /** The wastes that are usual for the kind of job, and those that the visitor named. */
  waste: Waste[];
  warnings: string[];
  /** The sizes that companies near say that they hire out. Empty without a place, or if no company says it. */
  offered: JobSize[];
  /** The radius in kilometres within which companies offer these sizes, if it is larger than usual. Otherwise null. */
  radius: number | null;
  /** Null if no known place was given. */
  place: Place | null;
  /** A sentence for the visitor if the place differs from the typed text. Otherwise null. */
  placeNote: string | null;
  /** Similar places, if the location is not known. Otherwise null. */
  suggestions: PlaceSuggestion[] | null;
  /**
   * What is wrong with the location and what to type instead. Null for a known place, and for a text with similar places. The
   * start of a postcode can have both.
   */
  placeHint: string | null;
  alternatives: PlaceSuggestion[];
  permit: PermitAnswer | null;
  /** The road authorities to choose from, if the place is in two to six of them and the visitor chose none. Otherwise empty. */
  choices: { gss: string; name: string; share: number }[];
  dates: PlanDates | null;
  cost: PlanCost | null;
}
