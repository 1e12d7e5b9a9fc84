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

/** Reads the sources of the tables in `data/`. Throws if a folder has no `provenance.json`, or if that file omits a table. */
export function readProvenance(folder: string): Provenance[] {
  return tableFolders(folder).flatMap((path) => {
    const entries: Omit<Provenance, "rows" | "oldestSeenOn">[] = JSON.parse(
      readFileSync(join(path, "provenance.json"), "utf8"),
    );
    const unnamed = readdirSync(path).filter(
      (file) => isTable(file) && !entries.some((entry) => entry.file === file),
    );
    if (unnamed.length > 0) throw new Error(`${path}/provenance.json does not name ${unnamed.join(", ")}`);
    return entries.map((entry) => ({ ...entry, ...tableFacts(join(path, entry.file), entry.seenOn) }));
  });
}

function tableFacts(path: string, seenOn: string): Pick<Provenance, "file" | "rows" | "oldestSeenOn"> {
  if (!path.endsWith(".csv")) return { file: path, rows: null, oldestSeenOn: seenOn };
  const [columns = [], ...rows]: string[][] = parse(readFileSync(path, "utf8"), { relax_column_count: true });
  const at = columns.indexOf("seen_on");
  const days = rows.flatMap((row) => row[at] || []).sort();
  return { file: path, rows: rows.length, oldestSeenOn: days[0] ?? seenOn };
}
