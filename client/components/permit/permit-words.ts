import { longDay } from "#contract/dates.ts";
import type { PermitAnswer, PermitTerms } from "#contract/job/permits.ts";
import type { WorkingDay } from "#contract/job/working-days.ts";
import { countOf, formatDays, formatMonth, formatPoundRange, formatPounds } from "../company/format.ts";

/**
 * The price of the permit for the hire: "£44 for 28 days", or "about £76: 2 permits of 7 days". Null if it is unknown.
 */
export function permitFeeWords({ fee }: Pick<PermitAnswer, "fee">): string | null {
  if (!fee) return null;
  const [amount, days] = [formatPoundRange(fee), formatDays(fee.periodDays)];
  return fee.permits > 1 ? `about ${amount}: ${fee.permits} permits of ${days}` : `${amount} for ${days}`;
}

/** Every fee of an authority: "£29 for 7 days, £40 for 14 days, then £24 for each further 7 days". Null without fees. */
export function allFeesWords({ fees, extra }: Pick<PermitTerms, "fees" | "extra">): string | null {
  if (fees.length === 0) return null;
  const each = fees.map(({ price, days: lasting }) =>
    lasting === null ? formatPounds(price) : `${formatPounds(price)} for ${formatDays(lasting)}`,
  );
  const further =
    extra &&
    `then ${formatPounds(extra.price)} ${extra.days === null ? "more" : `for each further ${formatDays(extra.days)}`}`;
  return [...each, ...(further ? [further] : [])].join(", ");
}

/** For example "5 working days", or "7 days; its page doesn't say whether working days". Null if the notice is unknown. */
export function permitNoticeWords(
  terms: Pick<PermitTerms, "noticeWorkingDays" | "noticeDays"> | null,
): string | null {
  if (terms?.noticeWorkingDays != null) {
    const count = terms.noticeWorkingDays;
    return countOf(count, "working day");
  }
  if (terms?.noticeDays == null) return null;
  return `${formatDays(terms.noticeDays)}; its page doesn't say whether working days`;
}

const APPLICANTS = {
  firm: "The skip company applies. A householder can't.",
  "registered-firm": "The skip company applies, and must be registered with the authority.",
} as const;

export const whoAppliesWords = (whoApplies: PermitAnswer["whoApplies"]): string =>
  whoApplies ? APPLICANTS[whoApplies] : "Normally the skip company applies. Ask yours.";

/** The source and age of a fee: "From the authority's own page, seen on 22 November 2026, not confirmed with it." */
export function permitSourceWords({ basis, seenOn, asOf, confirmed }: PermitTerms): string {
  if (basis === "second-hand") return "Quoted by somebody else, not seen on the authority's own page.";
  const dated = asOf ? `, which gives it for ${formatMonth(asOf)}` : "";
  const seen = seenOn ? `, seen on ${longDay(seenOn)}` : "";
  const old = basis === "older" ? " It may be out of date, so it isn't in our totals." : "";
  return `From the authority's own page${dated}${seen}, ${confirmed ? "confirmed with it" : "not confirmed with it"}.${old}`;
}

/**
 * Further rules of the authority: its note, the longest permit and the largest skip. Leaves out the note's remarks for editors:
 * that the web address of the source is not recorded, and that no fee was seen. Empty without any rule.
 */
export function permitNoteWords({ note, maxDays, maxLengthMetres, maxWidthMetres }: PermitTerms): string {
  const own = note.replace(/^.*address not recorded(\. |$)/, "").replace(/^No fee seen(\. |$)/, "");
  const size =
    maxLengthMetres !== null && maxWidthMetres !== null
      ? `Skips of at most ${maxLengthMetres} x ${maxWidthMetres} m`
      : "";
  const most = maxDays === null ? "" : `At most ${formatDays(maxDays)}`;
  return [own, most, size].filter(Boolean).join(". ");
}

/** Says that the answer for a town is about its middle. */
export const middleWords = (town: string): string =>
  `For the middle of ${town}. A full postcode is surer near its edge.`;

/** A sentence if a day is after the last known bank holiday, otherwise null. */
export const pastKnownWords = ({ isPastKnown }: Pick<WorkingDay, "isPastKnown">): string | null =>
  isPastKnown
    ? "This day lies after the last bank holiday we know of, so it may be later: check the bank holidays."
    : null;
