import { longDay } from "#contract/dates.ts";
import type { WorkingDay } from "#contract/job/delivery-days.ts";
import type { PermitAnswer, PermitTerms, UncountedFee } from "#contract/job/permits.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import { countOf } from "#contract/text/spelling.ts";
import { formatDays, formatMonth } from "../company/format.ts";
import { feeAgeWords, permitFeeWords } from "./fee-words.ts";

export const datedFeeWords = (fee: PermitAnswer["fee"]): string | null =>
  fee && `${permitFeeWords(fee)} (${feeAgeWords(fee)})`;

const UNCOUNTED: Record<UncountedFee["because"], string> = {
  older: "which may be out of date",
  "second-hand": "as somebody else quotes it",
  "no-length": "and its page doesn't say for how long",
  "too-long": "but not for a hire as long as yours",
};

/** With the year of its page: "£75 for 28 days (2023)". */
export const namedFeeWords = (fee: UncountedFee): string =>
  `${allFeesWords(fee)}${fee.asOf ? ` (${fee.asOf.slice(0, 4)})` : ""}`;

/** Says also why the fee is in no total: "£75 for 28 days (2023), which may be out of date". */
export const uncountedFeeWords = (fee: UncountedFee): string =>
  `${namedFeeWords(fee)}, ${UNCOUNTED[fee.because]}`;

/** For example "£29 for 7 days, £40 for 14 days, then £24 for each further 7 days". Null if no fee is known. */
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

/**
 * For example "5 working days", "24 hours", or "7 days; its page doesn't say whether working days". A longer notice of long
 * hires comes last. Null if the notice is unknown.
 */
export function permitNoticeWords(
  terms: Pick<PermitTerms, "noticeWorkingDays" | "noticeDays" | "noticeHours" | "longHire"> | null,
): string | null {
  const usual = usualNoticeWords(terms);
  if (!terms?.longHire) return usual;
  const { fromDays, noticeMonths } = terms.longHire;
  const long = `${countOf(noticeMonths, "month")} for ${formatDays(fromDays)} or longer`;
  return usual === null ? long : `${usual}; ${long}`;
}

function usualNoticeWords(
  terms: Pick<PermitTerms, "noticeWorkingDays" | "noticeDays" | "noticeHours"> | null,
): string | null {
  if (terms?.noticeWorkingDays === 0) return "None: on the day itself";
  if (terms?.noticeWorkingDays != null) return countOf(terms.noticeWorkingDays, "working day");
  if (terms?.noticeHours != null) return countOf(terms.noticeHours, "hour");
  if (terms?.noticeDays == null) return null;
  return `${formatDays(terms.noticeDays)}; its page doesn't say whether working days`;
}

const APPLICANTS = {
  firm: "The skip company applies. A householder can't.",
  "registered-firm":
    "The skip company applies, and must be registered with the authority. Ask whether yours is.",
  hirer: "Its page says that the person hiring the skip must obtain the permit. Ask the company who applies.",
} as const;

export const whoAppliesWords = (whoApplies: PermitAnswer["whoApplies"]): string =>
  whoApplies ? APPLICANTS[whoApplies] : "Normally the skip company applies. Ask yours.";

export function permitSourceWords(terms: PermitTerms): string {
  const { basis, seenOn, asOf, isOld, confirmed, sourceUrl } = terms;
  if (basis === "second-hand")
    return "Quoted by somebody else, not seen on the authority's own page, so its age isn't known.";
  const address = sourceUrl ? "" : " (we did not record its address)";
  const dated = asOf ? `, which gives it for ${formatMonth(asOf)}` : "";
  const seen = seenOn ? `, seen on ${longDay(seenOn)}` : "";
  const old = isOld ? " It is more than twelve months old and may have changed." : "";
  return `From the authority's own page${address}${dated}${seen}, ${confirmed ? "confirmed with it" : "not confirmed with it"}.${old}`;
}

export function permitNoteWords({ note, maxDays, maxLengthMetres, maxWidthMetres }: PermitTerms): string {
  const size =
    maxLengthMetres !== null && maxWidthMetres !== null
      ? `Skips of at most ${maxLengthMetres} x ${maxWidthMetres} m`
      : "";
  const most = maxDays === null ? "" : `At most ${formatDays(maxDays)}`;
  return [note, most, size].filter(Boolean).join(". ");
}

export const NORTHERN_IRISH_ROADS =
  "Roads in Northern Ireland belong to DfI Roads, not to councils. Its consent is needed where regulations require it, so ask the company what applies to your street. We have found no published fee.";

export const RED_ROUTES =
  "On a red route (red lines at the kerb) Transport for London decides instead of the borough, and normally refuses skips.";

/** The permit answer for a town is computed for the town's middle. */
export const middleWords = (town: string): string =>
  `For the middle of ${town}. A full postcode is surer near its edge.`;

export const pastKnownWords = ({ isPastKnown }: Pick<WorkingDay, "isPastKnown">): string | null =>
  isPastKnown
    ? "This day lies after the last bank holiday we know of, so it may be later: check the bank holidays."
    : null;
