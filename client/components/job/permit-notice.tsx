import type { CompanySummary } from "#client/queries/companies.ts";
import { type Division, dayAfterWeek } from "#contract/job/delivery-days.ts";
import { noticeLength } from "#contract/job/permit-notice-length.ts";
import type { ListPermit } from "#contract/job/permits.ts";
import { datedFeeWords, uncountedFeeWords } from "../permit/permit-words.ts";
import { shortDay } from "./earliest-day.ts";

interface PermitNoticeProps {
  permit: ListPermit;
  division: Division | null | undefined;
  companies: readonly Pick<CompanySummary, "total">[];
  date: string | undefined;
}

const LOOK = "text-sm wrap-anywhere text-ink-soft max-sm:text-[0.8125rem] print:text-xs";

export default function PermitNotice({ permit, division, companies, date }: PermitNoticeProps) {
  const { authority, fee, uncountedFee, noticeWorkingDays, url } = permit;
  // Totals include a known permit fee. A job whose waste has no price of a skip has none, also with a size.
  const hasTotals = companies.some(({ total }) => total);
  const name = url ? (
    <a href={url} rel="noopener" className="link">
      {authority}
    </a>
  ) : (
    authority
  );
  if (division === "northern-ireland")
    return (
      <p className={LOOK}>
        On a road the skip needs the consent of {name} only where regulations require it: ask the company, and
        allow a week for it. Prices leave out its fee.
      </p>
    );
  return (
    // The server may have rendered the page before midnight, so its first day may differ from the browser's.
    <p className={LOOK} suppressHydrationWarning>
      {fee || uncountedFee ? "The road permit" : "We don't know the fee of the road permit"}
      {authority && <> from {name}</>}
      {fee
        ? ` costs ${datedFeeWords(fee)}, ${hasTotals ? "and is in the totals" : "on top of these prices"}.`
        : `${uncountedFee ? ` costs ${uncountedFeeWords(uncountedFee)}` : ""}, so ${hasTotals ? "totals leave" : "these prices leave"} it out.`}
      {noticeWords(noticeWorkingDays, date)}
    </p>
  );
}

/**
 * Companies' first delivery days already include a known notice, so only an unknown notice leads to a warning about the wanted
 * day.
 */
function noticeWords(noticeWorkingDays: number | null, date: string | undefined): string | null {
  if (noticeWorkingDays === 0) return null;
  if (noticeWorkingDays !== null) return ` Allow ${noticeLength(noticeWorkingDays)} for it.`;
  return date && date < dayAfterWeek()
    ? ` Allow a week for it: ${shortDay(date)} is likely too early.`
    : " Allow a week for it.";
}
