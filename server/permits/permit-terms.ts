import {
  PERMIT_APPLICANTS,
  PERMIT_BASES,
  type PermitPeriod,
  type PermitTerms,
  type UncountedFee,
} from "#contract/job/permits.ts";
import { toPence, toPounds } from "#contract/text/pounds.ts";
import { priceQuantile } from "#server/pricing/price-quantile.ts";
import type { FeeRow } from "./council-tables.ts";

const list = (text = ""): string[] => (text === "" ? [] : text.split(";"));
const number = (text = ""): number | null => (text === "" ? null : Number(text));
const amount = (pence = ""): string | null => (pence === "" ? null : toPounds(Number(pence)));
const textOrNull = (text = ""): string | null => text || null;
const oneOf = <Value extends string>(values: readonly Value[], text = ""): Value | null =>
  values.find((value) => value === text) ?? null;

/**
 * Whether a fee is more than twelve months old, by the month that its page gives. Without a month, by the day on which the page
 * was seen.
 */
function isOld({ as_of: month = "", seen_on: seenOn = "" }: FeeRow, today: string): boolean {
  const [year, rest] = [Number(today.slice(0, 4)) - 1, today.slice(4)];
  const oldest = `${year}${rest}`;
  return month === "" ? seenOn < oldest : month < oldest.slice(0, 7);
}

function longHire(row: FeeRow): PermitTerms["longHire"] {
  const [fromDays, noticeMonths] = [number(row.long_hire_days), number(row.long_hire_notice_months)];
  return fromDays === null || noticeMonths === null ? null : { fromDays, noticeMonths };
}

/** An empty cell means that the value is not known. */
export function permitTerms(row: FeeRow, today: string): PermitTerms {
  const days = list(row.period_days);
  const extraFee = amount(row.extra_fee_pence);
  return {
    fees: list(row.fee_pence).map((pence, at) => ({
      price: toPounds(Number(pence)),
      days: number(days[at]),
    })),
    extra: extraFee === null ? null : { price: extraFee, days: number(row.extra_period_days) },
    lateFee: amount(row.late_fee_pence),
    noticeWorkingDays: number(row.notice_working_days),
    noticeDays: number(row.notice_days),
    noticeHours: number(row.notice_hours),
    longHire: longHire(row),
    whoApplies: oneOf(PERMIT_APPLICANTS, row.who_applies),
    maxDays: number(row.max_days),
    maxLengthMetres: number(row.max_length_m),
    maxWidthMetres: number(row.max_width_m),
    insurancePounds: number(row.insurance_gbp),
    registrationRequired: row.registration_required === "" ? null : row.registration_required === "yes",
    applyUrl: textOrNull(row.apply_url),
    sourceUrl: textOrNull(row.source_url),
    asOf: textOrNull(row.as_of),
    basis: oneOf(PERMIT_BASES, row.basis) ?? "second-hand",
    seenOn: textOrNull(row.seen_on),
    isOld: isOld(row, today),
    confirmed: row.confirmed_by !== "" && row.confirmed_by !== "seen, not confirmed",
    note: row.note ?? "",
  };
}

interface PermitPrice extends Pick<PermitPeriod, "periodDays" | "days" | "permits"> {
  pence: number;
}

/**
 * The price if the customer applies in time. Null if no fee with its days is known, if the fee was not read on the authority's
 * own page, or if the hire is too long. Takes the cheapest permit that is long enough. If none is, takes the longest permit with
 * extensions. Without extensions, estimates the cheapest series of permits, which no authority says it allows.
 */
export function permitPrice(terms: PermitTerms, days: number): PermitPrice | null {
  const { fees, extra, basis, maxDays } = terms;
  if (basis !== "page" || (maxDays !== null && days > maxDays)) return null;
  const prices = fees.flatMap((fee) =>
    fee.days === null ? [] : { pence: toPence(fee.price), periodDays: fee.days, days: fee.days, permits: 1 },
  );
  const longEnough = prices.filter((price) => price.days >= days).sort((a, b) => a.pence - b.pence)[0];
  if (longEnough) return longEnough;
  const longest = prices.sort((a, b) => b.days - a.days)[0];
  if (!longest) return null;
  if (extra?.days == null) return cheapestSeries(prices, days);
  const periods = Math.ceil((days - longest.days) / extra.days);
  const lasting = longest.days + periods * extra.days;
  const pence = longest.pence + periods * toPence(extra.price);
  return { pence, periodDays: lasting, days: lasting, permits: 1 };
}

/** What an authority names although `permitPrice` finds no price. Null if it names nothing, or if a price counts. */
export function uncountedFee(terms: PermitTerms, days: number): UncountedFee | null {
  const { fees, extra, asOf, basis, maxDays } = terms;
  if (fees.length === 0 || permitPrice(terms, days)) return null;
  const isTooLong = maxDays !== null && days > maxDays;
  return { fees, extra, asOf, because: basis !== "page" ? basis : isTooLong ? "too-long" : "no-length" };
}

/** Finds the series of permits that covers the days at the lowest sum, day by day. */
function cheapestSeries(prices: readonly PermitPrice[], days: number): PermitPrice {
  const none: PermitPrice = { pence: 0, periodDays: days, days: 0, permits: 0 };
  const best = [none];
  for (let covered = 1; covered <= days; covered += 1) {
    const series = prices.map((price) => {
      const before = best[Math.max(0, covered - price.days)] ?? none;
      return {
        pence: before.pence + price.pence,
        periodDays: Math.min(before.periodDays, price.days),
        days: before.days + price.days,
        permits: before.permits + 1,
      };
    });
    best.push(series.reduce((cheapest, one) => (one.pence < cheapest.pence ? one : cheapest)));
  }
  return best[days] ?? none;
}

/**
 * In pounds: the lowest and highest fee for one or two weeks, and the rounded median for two weeks. `readFrom` and `readTo` are
 * the first and last day on which the pages were seen.
 */
export function publishedFees(all: readonly PermitTerms[]) {
  const feesFor = (days: number) =>
    all
      .map((terms) => permitPrice(terms, days))
      .flatMap((price) => (price?.permits === 1 ? price.pence / 100 : []))
      .sort((a, b) => a - b);
  const [week, twoWeeks] = [feesFor(7), feesFor(14)];
  const read = all.flatMap(({ seenOn }) => seenOn ?? []).sort();
  return {
    from: Math.min(...week, ...twoWeeks),
    to: Math.max(...week, ...twoWeeks),
    middle: Math.round(priceQuantile(twoWeeks, 0.5)),
    readFrom: read[0] ?? "",
    readTo: read.at(-1) ?? "",
  };
}
