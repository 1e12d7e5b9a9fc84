/** All values are typical. */
import type { Option, SkipJob } from "../options.ts";

/** Mixed waste contains heavy materials, so the heavy waste rule limits its skip too. */
export type Weight = "light" | "mixed" | "heavy";

export interface JobKind extends Option<SkipJob> {
  bags: number;
  weight: Weight;
  /** Ids of materials in `data/materials/materials.csv`. */
  materials: readonly string[];
  exception?: string;
}

export const JOB_KINDS: readonly JobKind[] = [
  {
    value: "clear-out",
    label: "Clearing a shed, loft or one room",
    bags: 30,
    weight: "light",
    materials: ["household"],
    exception: "A full loft or garage often needs 6 yards.",
  },
  {
    value: "bathroom",
    label: "Refitting a bathroom",
    bags: 40,
    weight: "heavy",
    materials: ["mixed-building", "rubble"],
  },
  {
    value: "kitchen",
    label: "Refitting a kitchen",
    bags: 50,
    weight: "light",
    materials: ["light-building", "mixed-building"],
  },
  { value: "garden", label: "Clearing a garden", bags: 50, weight: "light", materials: ["garden"] },
  {
    value: "patio",
    label: "Digging up a patio or drive",
    bags: 50,
    weight: "heavy",
    materials: ["soil", "rubble", "wet-soil"],
  },
  { value: "house", label: "Clearing a house", bags: 100, weight: "light", materials: ["household"] },
  {
    value: "renovation",
    label: "Renovating a whole house",
    bags: 140,
    weight: "mixed",
    materials: ["mixed-building"],
    exception: "If most of it is light, 8 yards suit as well.",
  },
];

export function kindNote(kind: JobKind, counted: number | undefined, weight: Weight | undefined): string {
  if (counted === undefined) return weight === kind.weight ? (kind.exception ?? "") : "";
  if (counted === kind.bags) return "";
  return `That is for the bags you counted. ${kind.label} usually makes about ${kind.bags}.`;
}
