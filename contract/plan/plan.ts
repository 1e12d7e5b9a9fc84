/** The answer of the planner. No zod here: it has no call in the API. */

import type { Job, JobSize, Waste } from "../job/job.ts";
import type { PermitAnswer } from "../job/permits.ts";
import type { WorkingDay } from "../job/working-days.ts";
import type { SkipJob } from "../options.ts";
import type { Place, PlaceSuggestion } from "../places.ts";
import type { Material, WeightRange } from "./materials.ts";

/** What the visitor told the planner. Everything is optional. */
export interface PlanQuery extends Job {
  kind?: SkipJob | undefined;
  /** Full bin bags. */
  bags?: number | undefined;
  location?: string | undefined;
  /** The code of the road authority that the visitor chose, where a place lies in several. */
  authority?: string | undefined;
}

/** Whether a size can carry the waste. `some`: only part-filled. `none`: the waste is too heavy for it. */
export interface SizeVerdict {
  /** "6 yards" */
  yards: string;
  /** Null if the size can't carry the waste. */
  skips: number | null;
  carries: "all" | "some" | "none";
  isRecommended: boolean;
}

/** The skip for the waste. */
export interface PlanSkip {
  size: JobSize;
  /** "6 Yard Builder's Skip" */
  name: string;
  /** More than one if no single skip can take all the waste. */
  skips: number;
  reason: string;
  /** Whether the visitor chose the size, so that nothing was recommended. */
  isChosen: boolean;
  isHeavy: boolean;
  /** Null for a chosen size. */
  bags: number | null;
  cubicYards: number;
  cubicMetres: number;
  /** Of all the waste. Null if the table of materials has none of it. */
  weight: WeightRange | null;
  materials: Pick<Material, "name" | "kgFrom" | "kgTo" | "fromSource" | "toSource">[];
  /** Whether one skip may weigh more than a lorry usually carries. */
  mayBeTooHeavy: boolean;
  /** Empty for a chosen size. */
  verdicts: SizeVerdict[];
}

/** How soon a skip can stand there, if a company is asked today. */
export interface PlanDates {
  today: string;
  /** Of the companies near the place: how many say what notice they need, and the middle one in working days. */
  companies: { said: number; notice: number; first: WorkingDay } | null;
  /** Of the road authority; null if its notice is not known. */
  permit: {
    notice: number;
    /** The authority says days, and not whether it means working days. They are counted as working days. */
    isAmbiguous: boolean;
    first: WorkingDay;
  } | null;
  /** The first day on a drive and on a road; null if nothing that decides it is known. */
  drive: WorkingDay | null;
  road: WorkingDay | null;
}

interface Pounds {
  from: number;
  to: number;
}

/** What the hire is likely to cost near the place, in whole pounds with VAT. */
export interface PlanCost {
  /** The nearest companies that deliver there and may have the size: at most one page of them. */
  companies: number;
  /** Those of them that state a price for it. */
  stating: number;
  /** Of one skip: the middle half of the stated prices, or our guide for the whole country. */
  hire: Pounds & { source: "stated" | "guide"; lowest: number | null; highest: number | null };
  /** Of all skips, without a permit. */
  hireOfAll: Pounds;
  /** The fee of the road authority, if it is known. */
  permit: Pounds | null;
  /** What a further week costs at the middle company that says so. */
  extraWeek: { pounds: number; said: number } | null;
  /** Wastes of the job may cost extra at companies that don't say so. */
  hasUnknownCharge: boolean;
}

export interface Plan {
  skip: PlanSkip | null;
  /** The wastes that were named, or those that are usual for the kind of job. */
  waste: Waste[];
  /** Sentences about wastes that don't go with the size or with each other. */
  warnings: string[];
  /** Null without a place that is known. */
  place: Place | null;
  /** How the place was read, if not exactly as typed. */
  placeNote: string | null;
  /** Similar places, if the location is not known. */
  suggestions: PlaceSuggestion[] | null;
  alternatives: PlaceSuggestion[];
  permit: PermitAnswer | null;
  /** The road authorities to choose from, where a place lies in several. Empty if one is known or was chosen. */
  choices: { gss: string; name: string; share: number }[];
  dates: PlanDates | null;
  cost: PlanCost | null;
}
