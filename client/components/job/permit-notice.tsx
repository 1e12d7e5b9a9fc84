import type { ListPermit } from "#contract/job/permits.ts";
import { countOf } from "../company/format.ts";
import { permitFeeWords } from "../permit/permit-words.ts";

/** What a list says once about the permit for a skip on the road. `hasTotals`: its prices are totals, which contain a known fee. */
export default function PermitNotice({ permit, hasTotals }: { permit: ListPermit; hasTotals: boolean }) {
  const { authority, fee, noticeWorkingDays, url } = permit;
  return (
    <p className="text-sm text-ink-soft max-sm:text-[0.8125rem] print:text-xs">
      {fee ? "The road permit" : `We don't know the fee of the road permit`}
      {authority && (
        <>
          {" from "}
          {url ? (
            <a href={url} rel="noopener" className="link">
              {authority}
            </a>
          ) : (
            authority
          )}
        </>
      )}
      {fee
        ? ` costs ${permitFeeWords(fee)}, ${hasTotals ? "and is in the totals" : "on top of these prices"}.`
        : `, so ${hasTotals ? "totals leave" : "these prices leave"} it out.`}
      {noticeWorkingDays !== null &&
        noticeWorkingDays > 0 &&
        ` Allow ${countOf(noticeWorkingDays, "working day")} for it.`}
    </p>
  );
}
