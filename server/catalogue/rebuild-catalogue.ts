import { type Catalogue, type Changes, createCatalogue } from "./catalogue.ts";
import { type PackedRecord, pack } from "./records/packed-company.ts";

/** Whether a catalogue has no place for these companies: slots are in the order of ids. */
export function needsNewSlots({ records }: Catalogue, changes: Changes): boolean {
  const last = records.size === 0 ? 0 : (records.columns.id[records.size - 1] as number);
  return [...changes.keys()].some((id) => id < last && records.slotOf(id) === -1);
}

/** Another catalogue with the changes made: what a row with an old id, written by hand, takes. */
export function rebuilt(catalogue: Catalogue, changes: Changes): Catalogue {
  const { records } = catalogue;
  const all = new Map<number, PackedRecord>(
    catalogue.ids().map((id) => [id, pack(records.read(records.slotOf(id)))]),
  );
  for (const [id, record] of changes) {
    if (record) all.set(id, record);
    else all.delete(id);
  }
  return createCatalogue([...all.values()].sort((a, b) => a.facts.id - b.facts.id));
}
