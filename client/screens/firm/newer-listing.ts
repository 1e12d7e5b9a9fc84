import type { Company } from "#contract/companies.ts";
import type { ListingWithProposals } from "./firm-page.ts";
import type { NewerListing } from "./newer-listing-notice.tsx";
import { comparable, type PartFieldValues, type PartForm, readOpened } from "./parts/part-form.ts";

/**
 * `opened` contains the values when the form was opened. `asked` contains a question about the values: submitting the same values
 * again confirms them.
 */
export const HIDDEN_FIELDS = ["companyId", "updatedAt", "opened", "asked"] as const;

const wantedListing = ({ listing, waiting }: ListingWithProposals): Company => ({
  ...listing,
  ...Object.fromEntries(
    waiting.filter(({ kind }) => kind === "change").map(({ field, suggestion }) => [field, suggestion]),
  ),
});

export function openedValues(form: PartForm, own: ListingWithProposals): Record<string, string> {
  const values = form.start(wantedListing(own));
  const { id, updatedAt } = own.listing;
  return { ...values, companyId: String(id), updatedAt, opened: JSON.stringify(values) };
}

export function mergeNewer(form: PartForm, typed: PartFieldValues, own: ListingWithProposals) {
  const opened = readOpened(typed.opened);
  const newer = openedValues(form, own);
  const values: Record<string, string> = { ...newer };
  const { taken, overlaps }: NewerListing = { taken: [], overlaps: [] };
  for (const name of Object.keys({ ...typed, ...newer })) {
    if ((HIDDEN_FIELDS as readonly string[]).includes(name)) continue;
    const [before, mine, theirs] = [opened[name], typed[name], newer[name]].map(comparable);
    const { label, text } = form.describe(name, newer[name] ?? "");
    if (mine === before) {
      if (theirs !== before) taken.push(label);
      continue;
    }
    // A checkbox that is not ticked has no value.
    if (typed[name] === undefined) delete values[name];
    else values[name] = typed[name];
    if (theirs !== before && theirs !== mine) overlaps.push({ name, label, newer: text });
  }
  return { values, newer: { taken, overlaps } };
}
