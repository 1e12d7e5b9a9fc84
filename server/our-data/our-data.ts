import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import type { Provenance } from "#contract/our-data/sources.ts";

/** Folders of invented data, which have no source. */
const INVENTED = new Set(["demo"]);

const isTable = (file: string): boolean => /\.(csv|json)$/.test(file) && file !== "provenance.json";

const tableFolders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !INVENTED.has(entry.name))
    .map(({ name }) => join(folder, name))
    .sort();

/** Throws if a folder has no `provenance.json`, or if that file omits a table. */
export function readProvenance(folder: string): Provenance[] {
  return tableFolders(folder).flatMap((path) => {
    const entries: Omit<Provenance, Exclude<Computed, "file" | "seenOn">>[] = JSON.parse(
      readFileSync(join(path, "provenance.json"), "utf8"),
    );
    const unnamed = readdirSync(path).filter(
      (file) => isTable(file) && !entries.some((entry) => entry.file === file),
    );
    if (unnamed.length > 0) throw new Error(`${path}/provenance.json does not name ${unnamed.join(", ")}`);
    return entries.map((entry) => ({ ...entry, ...tableFacts(join(path, entry.file), entry.seenOn) }));
  });
}

type Computed = "file" | "rows" | "seenOn" | "oldestSeenOn" | "addresses";

function tableFacts(path: string, seenOn: string): Pick<Provenance, Computed> {
  const none = { file: path, seenOn, oldestSeenOn: seenOn, addresses: null };
  if (!path.endsWith(".csv")) return { ...none, rows: null };
  const [columns = [], ...rows]: string[][] = parse(readFileSync(path, "utf8"), { relax_column_count: true });
  const filled = (column: string) => rows.flatMap((row) => row[columns.indexOf(column)] || []);
  const days = filled("seen_on").sort();
  return {
    file: path,
    rows: rows.length,
    seenOn: days.at(-1) ?? seenOn,
    oldestSeenOn: days[0] ?? seenOn,
    addresses: columns.includes("source_url") ? filled("source_url").length : null,
  };
}
