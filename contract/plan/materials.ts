/** Weights come from `data/materials/materials.csv`. */
import type { Waste } from "../job/job.ts";
import { HEAVY_SHARES, type HeavyShare, isHeavy } from "./heavy-waste.ts";

/** `data/materials/README.md` explains each. */
export const MATERIAL_SOURCES = ["calrecycle", "leed", "vendor", "working"] as const;
export type MaterialSource = (typeof MATERIAL_SOURCES)[number];

export interface Material {
  id: string;
  name: string;
  /** Null for a material that is no `Waste`. */
  waste: Waste | null;
  /** Kilograms per cubic yard, loose as in a skip. */
  kgFrom: number;
  kgTo: number;
  fromSource: MaterialSource;
  toSource: MaterialSource;
}

/** In tonnes, to one decimal. */
export interface WeightRange {
  from: number;
  to: number;
}

export const BAGS_PER_YARD = 10;
export const CUBIC_METRES_PER_YARD = 0.7646;
/** Approximate maximum load of a lorry for skips up to 16 yards: a rule of thumb of UK companies. */
export const LORRY_TONNES = 8;

/** True if some of the materials are heavy and others are not. Their shares then decide the weight. */
export function isPartlyHeavy(materials: readonly Pick<Material, "waste">[]): boolean {
  const heavy = materials.filter(({ waste }) => waste !== null && isHeavy(waste));
  return heavy.length > 0 && heavy.length < materials.length;
}

/**
 * From the weight of the lightest material to the weight of the heaviest. If only some materials are heavy and `heavyShare` is
 * known, both ends are the weight of the mixture. Null without materials.
 */
export function weightOf(
  materials: readonly Material[],
  cubicYards: number,
  heavyShare?: HeavyShare,
): WeightRange | null {
  if (materials.length === 0) return null;
  const tonnes = (kilograms: number) => Math.max(0.1, Math.round((kilograms * cubicYards) / 100) / 10);
  const answer = HEAVY_SHARES.find(({ value }) => value === heavyShare);
  if (answer && isPartlyHeavy(materials)) {
    const weight = tonnes(
      meanOf(materials, true) * answer.share + meanOf(materials, false) * (1 - answer.share),
    );
    return { from: weight, to: weight };
  }
  return {
    from: tonnes(Math.min(...materials.map(({ kgFrom }) => kgFrom))),
    to: tonnes(Math.max(...materials.map(({ kgTo }) => kgTo))),
  };
}

/** In kilograms per cubic yard: the mean weight of either the heavy materials or the other materials. */
function meanOf(materials: readonly Material[], isOfHeavy: boolean): number {
  const middles = materials
    .filter(({ waste }) => (waste !== null && isHeavy(waste)) === isOfHeavy)
    .map(({ kgFrom, kgTo }) => (kgFrom + kgTo) / 2);
  return middles.reduce((sum, middle) => sum + middle, 0) / middles.length;
}
