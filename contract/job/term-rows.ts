import type { Company } from "../companies.ts";
import { formatDistricts, readDistricts } from "../text/district-list.ts";
import { plainPounds, readPounds } from "../text/pounds.ts";
import { JOB_SIZES, wastesAmong } from "./job.ts";
import { readSizeName } from "./size-names.ts";
import { entriesOf, formatAuthorities, formatPauses, readAuthorities, readPauses } from "./term-texts.ts";
import type { termsInput, WasteCharge } from "./terms.ts";

export type TermRows = ReturnType<typeof toTermRows>;
export type PriceRow = TermRows["prices"][number];
export type AreaRow = TermRows["coverageAreas"][number];
export type ChargeRow = TermRows["acceptsAtCharge"][number];

type Term = keyof typeof termsInput;

export const TERM_LABELS: Record<Term, string> = {
  prices: "Prices by size",
  coverageAreas: "Areas",
  refuses: "Does not take",
  acceptsAtCharge: "Takes at a charge",
  noticeDays: "Notice",
  confirmedOn: "Confirmed on",
  takes: "Takes",
  deliveryDays: "Delivers on",
  pauses: "Pauses",
  authorities: "Registered for roads with",
};

const answer = (flag: boolean | null) => (flag === null ? "" : flag ? "yes" : "no");

/** `pauses` and `authorities` are in the format of `term-texts.ts`. */
export function toTermRows(company: Partial<Company>) {
  const { prices = [], coverageAreas = [], refuses = [], acceptsAtCharge = [], takes = [] } = company;
  const { deliveryDays = [], pauses = [], authorities = [] } = company;
  return {
    prices: prices.map(({ size, price, hireDays, extraWeek, heavyAllowed }) => ({
      size: String(size),
      price: plainPounds(price),
      hireDays: String(hireDays ?? ""),
      extraWeek: plainPounds(extraWeek ?? ""),
      heavyAllowed: answer(heavyAllowed),
    })),
    coverageAreas: coverageAreas.map((area) => ({
      type: area.type,
      km: area.type === "radius" ? String(area.km) : "",
      codes: area.type === "districts" ? formatDistricts(area.codes) : "",
      exclude: formatDistricts(area.exclude ?? []),
    })),
    refuses: wastesAmong(refuses),
    acceptsAtCharge: acceptsAtCharge.map(({ waste, price, unit }: Record<keyof WasteCharge, string>) => ({
      waste,
      price: plainPounds(price),
      unit,
    })),
    noticeDays: String(company.noticeDays ?? ""),
    confirmedOn: company.confirmedOn ?? "",
    takes: wastesAmong(takes),
    deliveryDays: [...deliveryDays],
    pauses: formatPauses(pauses),
    authorities: formatAuthorities(authorities),
  };
}

export const NO_TERMS = toTermRows({});

/** Converts to the API's format. Invalid values are kept or become NaN, so that the schema reports them. */
export function fromTermRows(rows: TermRows): Record<Term, unknown> {
  return {
    prices: rows.prices.map(({ size, price, hireDays, extraWeek, heavyAllowed }) => ({
      size: Number(size),
      price: readPounds(price) ?? price,
      hireDays: numberOrNull(hireDays),
      extraWeek: extraWeek.trim() === "" ? null : (readPounds(extraWeek) ?? extraWeek),
      heavyAllowed: heavyAllowed === "" ? null : heavyAllowed === "yes",
    })),
    coverageAreas: rows.coverageAreas.map(({ type, km, codes, exclude }) => ({
      type,
      ...(type === "radius" ? { km: numberOrNull(km) } : { codes: districtsOf(codes) }),
      ...(exclude.trim() !== "" && { exclude: districtsOf(exclude) }),
    })),
    refuses: rows.refuses,
    acceptsAtCharge: rows.acceptsAtCharge.map(({ waste, price, unit }) => ({
      waste,
      price: readPounds(price) ?? price,
      unit,
    })),
    noticeDays: numberOrNull(rows.noticeDays),
    confirmedOn: rows.confirmedOn || null,
    takes: rows.takes,
    deliveryDays: rows.deliveryDays,
    pauses: readPauses(rows.pauses),
    authorities: readAuthorities(rows.authorities),
  };
}

const numberOrNull = (text: string) => (text.trim() === "" ? null : Number(text));
const districtsOf = (text: string): string[] => readDistricts(text).codes ?? [text];

/** Empty fields mean that the company stated nothing. */
export const newPriceRow = (rows: readonly PriceRow[], skipSizes: string): PriceRow => ({
  size: nextSize(rows, skipSizes),
  ...{ price: "", hireDays: "", extraWeek: "", heavyAllowed: "" },
});

function nextSize(rows: readonly PriceRow[], skipSizes: string): string {
  const free = JOB_SIZES.map(String).filter((size) => !rows.some((row) => row.size === size));
  const offered = sizeNamesIn(skipSizes).flatMap((name) => Object.values(readSizeName(name) ?? {}));
  return free.find((size) => offered.includes(Number(size))) ?? free[0] ?? "";
}

export const sizeNamesIn = (text: string): string[] => entriesOf(text, /[,;/]|\band\b|&/i);
