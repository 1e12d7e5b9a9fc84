import { type Catalogue, createCatalogue } from "./catalogue.ts";
import type { CompanyRecord } from "./records/company-record.ts";
import type { Changes } from "./writer.ts";

/**
 * Returns true if a company without a slot has an id below the highest known id. Slots are in the order of ids, so there is no
 * free slot for it.
 */
export function needsRebuild({ records }: Catalogue, changes: Changes): boolean {
  return [...changes.keys()].some((id) => id < records.highestId() && records.slotOf(id) === -1);
}

/**
 * Returns a new catalogue with the changes. Needed, for example, when a draft is published that was not public when the process
 * loaded the directory.
 */
export const rebuild = (catalogue: Catalogue, changes: Changes): Catalogue =>
  createCatalogue(mergedRecords(catalogue, changes), catalogue.coverageReader);

function* mergedRecords({ ids, records }: Catalogue, changes: Changes): Generator<CompanyRecord> {
  const allIds = new Set([...ids(), ...changes.keys()]);
  for (const id of [...allIds].sort((a, b) => a - b)) {
    const record = changes.has(id) ? changes.get(id) : records.read(records.slotOf(id));
    if (record) yield record;
  }
}
