import { joinWithAnd } from "#client/components/company/format.ts";
import { SUMMARY_ID } from "#client/components/form/error-summary.tsx";
import { comparable, type PostedForm, readOpened } from "#client/components/form/posted-form.ts";
import type { Company } from "#contract/companies.ts";
import type { ListingWithProposals } from "./firm-page.tsx";
import type { PartFieldValues, PartForm } from "./parts/part-form.tsx";

interface NewerListing {
  taken: string[];
  overlaps: { name: string; label: string; newer: string | null }[];
}

export interface PostedPart extends PostedForm {
  newer?: NewerListing;
}

export function NewerListingNotice({ newer, submit }: { newer: NewerListing; submit: string }) {
  const { taken, overlaps } = newer;
  return (
    <div
      id={SUMMARY_ID}
      role="alert"
      tabIndex={-1}
      className="grid gap-2 border-l-4 border-stop bg-stop-pale px-4 py-3 wrap-anywhere"
    >
      <h2 className="font-bold">Not saved yet: your listing changed while you had this form open</h2>
      <p>
        Somebody else saved first, our administrator or you in another window. Everything that you typed is
        still here.
        {taken.length > 0 && ` What you left alone shows the newer values: ${joinWithAnd(taken)}.`}
      </p>
      {overlaps.length > 0 && (
        <>
          <p>These you both changed. Saving replaces the newer value with yours:</p>
          <ul className="list-outside list-[square] pl-5">
            {overlaps.map(({ name, label, newer }) => (
              <li key={name}>
                <a href={`#${name}`} className="link">
                  {label}
                </a>
                {newer === null ? " is now empty" : ` is now “${newer}”`}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>Please look through the form, then press “{submit}” again.</p>
    </div>
  );
}

/**
 * `opened` contains the values when the form was opened. `chain` contains the parts saved before this one: none of them is
 * offered next.
 */
export const HIDDEN_FIELDS = ["companyId", "updatedAt", "opened", "chain"] as const;

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
    const { label, options = [] } = form.fields[name] ?? { label: name };
    if (mine === before) {
      if (theirs !== before) taken.push(label);
      continue;
    }
    // A checkbox that is not ticked has no value.
    if (typed[name] === undefined) delete values[name];
    else values[name] = typed[name];
    const text = newer[name] ?? "";
    const words = options.find(({ value }) => value === text)?.label ?? text;
    if (theirs !== before && theirs !== mine) overlaps.push({ name, label, newer: words || null });
  }
  return { values, newer: { taken, overlaps } };
}
