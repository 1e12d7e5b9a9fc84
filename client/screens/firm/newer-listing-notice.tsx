import { joinWithAnd } from "#client/components/company/format.ts";
import { SUMMARY_ID } from "#client/components/form/error-summary.tsx";

export interface NewerListing {
  taken: string[];
  overlaps: { name: string; label: string; newer: string | null }[];
}

interface NewerListingNoticeProps {
  newer: NewerListing;
  submit: string;
}

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
