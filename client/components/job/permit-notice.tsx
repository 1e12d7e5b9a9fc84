import { type Division, dayAfterWeek } from "#contract/job/delivery-days.ts";
import type { JobSize } from "#contract/job/job.ts";
import { noticeLength } from "#contract/job/permit-notice-length.ts";
import type { ListPermit } from "#contract/job/permits.ts";
import { datedFeeWords, uncountedFeeWords } from "../permit/permit-words.ts";
import { shortDay } from "./earliest-day.ts";

interface PermitNoticeProps {
  permit: ListPermit;
  division: Division | null | undefined;
  /** If there is a size, the list's prices are totals, which include a known permit fee. */
  size: JobSize | undefined;
  date: string | undefined;
}

const LOOK = "text-sm wrap-anywhere text-ink-soft max-sm:text-[0.8125rem] print:text-xs";

export default function PermitNotice({ permit, division, size, date }: PermitNoticeProps) {
  const { authority, fee, uncountedFee, noticeWorkingDays, url } = permit;
  const hasTotals = size !== undefined;
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
