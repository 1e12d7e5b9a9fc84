import { plainPounds, readPounds } from "../text/pounds.ts";
import {
  LINE_KINDS,
  type LineKind,
  lineLabels,
  MAX_EXTRA_LINES,
  OFFER_LABELS,
  type OfferLine,
  type OfferTerms,
  VAT_STATUSES,
  type VatStatus,
} from "./offer.ts";

export type OfferFields = Readonly<Record<string, string>>;

interface LineNames {
  kind: LineKind;
  label: string;
  item?: string;
  price: string;
  vat: string;
}

type FixedKind = Exclude<LineKind, "extra">;
export const FIXED_KINDS: readonly FixedKind[] = LINE_KINDS.filter((kind) => kind !== "extra");

export const fixedLine = (kind: FixedKind): LineNames => ({
  kind,
  label: kind === "hire" ? "Price for the hire" : lineLabels(null)[kind],
  price: kind,
  vat: `${kind}-vat`,
});
export const extraLine = (row: number): Required<LineNames> => ({
  kind: "extra",
  label: `Extra ${row + 1}`,
  item: `extra-${row}-item`,
  price: `extra-${row}-price`,
  vat: `extra-${row}-vat`,
});

const ALL_LINES: readonly LineNames[] = [
  ...FIXED_KINDS.map(fixedLine),
  ...Array.from({ length: MAX_EXTRA_LINES }, (_, row) => extraLine(row)),
];

export const LINE_FIELDS: readonly string[] = ALL_LINES.flatMap(({ item, price, vat }) =>
  item === undefined ? [price, vat] : [item, price, vat],
);

const TICKED = "on";
export const isTicked = (fields: OfferFields, name: string): boolean => fields[name] === TICKED;

export const filledExtraRows = (fields: OfferFields): number =>
  ALL_LINES.filter(({ kind }) => kind === "extra").findLastIndex(
    ({ item = "", price }) => fields[item] || fields[price],
  ) + 1;

/**
 * Converts an offer, or a part of one, to form values. For a line that is missing in the offer, the VAT box is ticked, except for
 * the council's permit fee.
 */
export function offerFields({ lines = [], ...terms }: Partial<OfferTerms>): OfferFields {
  const extras = lines.filter(({ kind }) => kind === "extra");
  const said = ALL_LINES.flatMap((names, position) => {
    const line =
      names.kind === "extra"
        ? extras[position - FIXED_KINDS.length]
        : lines.find(({ kind }) => kind === names.kind);
    const isVat = line ? line.vat : names.kind !== "permit-council-fee";
    return [
      [names.price, line && plainPounds(line.price)],
      [names.item, line?.item],
      [names.vat, isVat ? TICKED : undefined],
    ];
  });
  const { extraWeek, overweightPerTonne } = terms;
  const others = Object.entries({
    ...terms,
    extraWeek: extraWeek && plainPounds(extraWeek),
    overweightPerTonne: overweightPerTonne && plainPounds(overweightPerTonne),
  });
  return Object.fromEntries(
    [...said, ...others].flatMap(([name, value]) => (name && value ? [[name, String(value)]] : [])),
  );
}

export interface ParsedOfferForm {
  /** The body to send if there are no problems. Invalid prices and numbers are left out or null. */
  body: Omit<OfferTerms, "vat"> & { vat: VatStatus | null };
  problems: Readonly<Record<string, string>>;
  fieldOf(path: string): string;
}

const NO_HIRE = "Give a price for the hire";
/** Names the field, because a list of messages can contain this message for several fields. */
const noAmount = (field: string) => `${field}: write an amount such as 270 or 270.50`;

/** Reads the posted form. The page's script reads the form with it too, for the total beside it. */
export function parseOfferForm(fields: OfferFields): ParsedOfferForm {
  const problems: Record<string, string> = {};
  const typed = (name: string) => fields[name]?.trim() ?? "";
  const read = <Value>(name: string, parse: (text: string) => Value | null, message: string) => {
    const text = typed(name);
    const value = text ? parse(text) : null;
    if (text && value === null) problems[name] = message;
    return value;
  };
  const named = ALL_LINES.flatMap((names) => {
    const price = read(names.price, readPounds, noAmount(names.label));
    const item = names.item ? typed(names.item) : undefined;
    if (names.kind === "hire" && !typed(names.price)) problems[names.price] = NO_HIRE;
    if (names.item && typed(names.price) && !item) problems[names.item] = `${names.label}: give it a name`;
    if (item && !typed(names.price))
      problems[names.price] = `${names.label}: give it a price, or empty its name`;
    if (price === null) return [];
    const vat = isTicked(fields, names.vat);
    const line: OfferLine = { kind: names.kind, ...(item !== undefined && { item }), price, vat };
    return [{ line, names }];
  });
  const vat = VAT_STATUSES.find(({ value }) => value === fields.vat)?.value ?? null;
  if (!vat) problems.vat = "Say whether your prices include VAT";
  const body = {
    lines: named.map(({ line }) => line),
    vat,
    hireDays: read("hireDays", readNumber, `${OFFER_LABELS.hireDays}: write a whole number such as 14`),
    extraWeek: read("extraWeek", readPounds, noAmount(OFFER_LABELS.extraWeek)),
    weightLimitTonnes: read(
      "weightLimitTonnes",
      readNumber,
      `${OFFER_LABELS.weightLimitTonnes}: write a number of tonnes such as 6 or 1.5`,
    ),
    overweightPerTonne: read("overweightPerTonne", readPounds, noAmount(OFFER_LABELS.overweightPerTonne)),
    earliestDate: typed("earliestDate") || null,
    validUntil: typed("validUntil") || null,
    note: typed("note") || null,
  };
  const fieldOf = (path: string) => {
    const [name = "", row = "", part] = path.split(".");
    if (name !== "lines") return name;
    const names = row === "" ? undefined : named[Number(row)]?.names;
    return (part === "item" ? names?.item : names?.price) ?? "hire";
  };
  return { body, problems, fieldOf };
}

const readNumber = (text: string): number | null =>
  /^\d{1,4}(\.\d{1,3})?$/.test(text) ? Number(text) : null;
