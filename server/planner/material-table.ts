import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import type { Waste } from "#contract/job/job.ts";
import type { Material, MaterialSource } from "#contract/plan/materials.ts";

/** Reads the table of `data/materials`. The README there describes its content and sources. */
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
