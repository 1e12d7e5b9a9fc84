import { joinWithAnd } from "#client/components/company/format.ts";
import { SUMMARY_ID } from "#client/components/form/error-summary.tsx";

/** A field that both the company and somebody else changed. */
export interface Overlap {
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

interface NewerListingNoticeProps {
  newer: NewerListing;
  /** The label of the form's button. */
  submit: string;
}

/** Says that the listing changed while its form was open, and what the form now shows. */
export function NewerListingNotice({ newer: { taken, overlaps }, submit }: NewerListingNoticeProps) {
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
