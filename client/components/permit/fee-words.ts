import { longDay } from "#contract/dates.ts";
import type { PermitAnswer } from "#contract/job/permits.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import { formatDays, formatPoundRange } from "../company/format.ts";

// This code is not in permit-words.ts, so that pages with totals do not load the words for all terms of a permit.

type Fee = NonNullable<PermitAnswer["fee"]>;

const WEEKS = ["", "one", "two", "three", "four", "five", "six", "seven", "eight"];

export function permitFeeWords(
  fee: Pick<Fee, "from" | "to" | "periodDays" | "days" | "permits"> | null,
): string | null {
  if (!fee) return null;
  const { from, to, periodDays, days, permits } = fee;
  const amount = formatPoundRange(fee);
  if (permits === 1) return `${amount} for ${formatDays(periodDays)}`;
  const isUniform = periodDays * permits === days;
  const isWeekly = periodDays === 7 && isUniform;
  const all = `about ${amount} for ${isWeekly ? WEEKS[permits] : formatDays(days)}`;
  if (from !== to || !isUniform) return isWeekly ? `${all} weeks` : all;
  const each = formatPounds(Number(from) / permits);
  return `${each} ${isWeekly ? "a week" : `for ${formatDays(periodDays)}`}, ${all}`;
}

export const feeAgeWords = ({ seenOn, isOld }: Pick<Fee, "seenOn" | "isOld">): string =>
  `seen on ${longDay(seenOn)}${isOld ? ", more than twelve months old" : ""}`;
