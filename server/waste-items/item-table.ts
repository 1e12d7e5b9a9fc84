import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import type { Verdict, WasteItem } from "#contract/plan/waste-items.ts";

const list = (text = "") => text.split(";").filter(Boolean);

/** Reads the table of `data/waste-items`, in the order of names. The README there describes its content and sources. */
export function readWasteItems(folder: string): WasteItem[] {
  const rows: Readonly<Record<string, string>>[] = parse(readFileSync(`${folder}/waste-items.csv`), {
    columns: true,
  });
  return rows.map(({ id = "", name = "", also, verdict, why = "", instead = "", codes, guide }) => ({
    ...{ id, name, also: list(also), verdict: verdict as Verdict, why, instead, codes: list(codes) },
    guide: guide ? `/guides/${guide}` : "",
  }));
}
