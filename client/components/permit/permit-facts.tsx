import type { ReactNode } from "react";
import { longDay } from "#contract/dates.ts";
import type { PermitAnswer, PermitAuthority } from "#contract/job/permits.ts";
import { roadWords } from "#contract/job/road-words.ts";
import { permitFeeWords } from "./fee-words.ts";
import {
  allFeesWords,
  permitNoteWords,
  permitNoticeWords,
  permitSourceWords,
  uncountedFeeWords,
  whoAppliesWords,
} from "./permit-words.ts";

export function PermitFacts({ permit, authority }: { permit: PermitAnswer; authority: PermitAuthority }) {
  const { terms, name, website, startsOn } = authority;
  const notice = permitNoticeWords(terms);
  const note = terms && permitNoteWords(terms);
  const ask = (
    <a href={terms?.applyUrl ?? terms?.sourceUrl ?? website} className="link">
      Ask {name}
    </a>
  );
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-[8rem_minmax(0,1fr)] print:grid-cols-[6rem_1fr] print:gap-y-0.5">
      <Fact label={roadWords(permit.division).from}>
        <strong>{name}</strong>
        {startsOn && `, in charge from ${longDay(startsOn)}`}
      </Fact>
      <Fact label="Fee">
        <Fee permit={permit} authority={authority} /> {terms?.fees.length ? null : ask}
      </Fact>
      <Fact label="Notice">{notice ?? <>Not known. {ask}</>}</Fact>
      <Fact label="Who applies">
        {permit.division === "northern-ireland"
          ? "Ask the company whether your street needs it, and who asks for it."
          : whoAppliesWords(terms?.whoApplies ?? null)}
      </Fact>
      {note && <Fact label="Also noted">{note}.</Fact>}{" "}
      {terms && (
        <Fact label="Source">
          <span className="text-sm text-ink-soft print:text-[7.5pt]">
            {permitSourceWords(terms)}{" "}
            {terms.sourceUrl && (
              <a href={terms.sourceUrl} className="link wrap-anywhere">
                Its page
              </a>
            )}
          </span>
        </Fact>
      )}
    </dl>
  );
}

function Fee({ permit, authority }: { permit: PermitAnswer; authority: PermitAuthority }) {
  const { terms, startsOn } = authority;
  const { uncountedFee: uncounted } = permit;
  const fee = permitFeeWords(permit.fee);
  const all = terms && allFeesWords(terms);
  const hasOthers = terms !== null && (terms.fees.length > 1 || terms.extra !== null);
  if (fee)
    return (
      <>
        <strong>{fee}</strong>{" "}
        {hasOthers && all && <span className="block text-sm text-ink-soft">All it names: {all}</span>}
      </>
    );
  if (uncounted)
    return `${uncountedFeeWords(uncounted)}, so it isn't in our totals.${terms?.lateFee == null ? "" : " More if asked for late."}`;
  if (startsOn) return "Not known yet.";
  return permit.division === "northern-ireland"
    ? "Not known."
    : `Not known. As a guide, about £30, in London about £68. The middle of the fees that we found is £${permit.middleFee} for two weeks.`;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-subgrid sm:col-span-2 print:col-span-2">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
