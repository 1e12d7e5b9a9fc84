import type { Company } from "#contract/companies.ts";
import { comparable, type PartFieldValues, type PartForm, readOpened } from "./parts/part-form.ts";

/** Hidden form fields: the time of the listing's last edit, and the part's values when the form was opened. */
export const HIDDEN_FIELDS = ["updatedAt", "opened"] as const;

/** A field that the company and somebody else changed. */
interface Overlap {
  name: string;
  label: string;
  /** The newer value in words; null if it is empty. */
  newer: string | null;
}

/** What changed in a part while its form was open. */
export interface NewerListing {
  /** Labels of the fields that only somebody else changed. The form shows their newer values. */
  taken: readonly string[];
  /** Fields that both the company and somebody else changed. The form shows the company's values. */
  overlaps: readonly Overlap[];
}

/** The values of a form that is opened now, with its hidden fields. */
export function openedValues(form: PartForm, listing: Company): Record<string, string> {
  const values = form.start(listing);
  return { ...values, updatedAt: listing.updatedAt, opened: JSON.stringify(values) };
}

/**
 * The values to show after the listing was edited while its form was open. A field that the company changed keeps the typed
 * value; every other field gets the newer value. Also returns the differences.
 */
export function mergeNewer(form: PartForm, typed: PartFieldValues, listing: Company) {
  const opened = readOpened(typed.opened);
  const newer = openedValues(form, listing);
  const values: Record<string, string> = { ...newer };
  const taken: string[] = [];
  const overlaps: Overlap[] = [];
  for (const name of Object.keys({ ...typed, ...newer }).filter(isVisible)) {
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
  return { values, newer: { taken, overlaps } satisfies NewerListing };
}

const isVisible = (name: string) => !(HIDDEN_FIELDS as readonly string[]).includes(name);
