import type { ReactNode } from "react";
import type { RecordFacts } from "./record-facts.ts";

interface FieldProps {
  label: string;
  children?: ReactNode;
}

export function Field({ label, children }: FieldProps) {
  return (
    <div className="grid gap-x-4 border-t border-line py-2 sm:grid-cols-[13rem_1fr] print:grid-cols-[12rem_1fr] print:py-1.5">
      <dt className="min-w-0 text-sm font-semibold print:text-xs">{label}</dt>
      <dd className="min-w-0 wrap-anywhere print:text-xs">{children ?? <BlankLine />}</dd>
    </div>
  );
}

/** One line for each skip that was swapped, so that nobody takes the figures of the last skip for those of all. */
export const SwapFields = ({ swaps }: Pick<RecordFacts, "swaps">) =>
  swaps.length === 0
    ? null
    : [
        ...swaps.map(({ number, day, load }) => (
          <Field key={number} label={`Skip ${number}, swapped on ${day}: site and weight`}>
            {load && `${load}, as the company says`}
          </Field>
        )),
        <Field key="all" label="Skips taken">
          {swaps.length + 1}. The weight, site and tracking number of this record are of the last one.
        </Field>,
      ];

export const PriceFields = ({ price, furtherPrices }: Pick<RecordFacts, "price" | "furtherPrices">) =>
  [["Price", price] as const, ...furtherPrices].map(([label, text]) => (
    <Field key={`${label} ${text}`} label={label}>
      {text}
    </Field>
  ));

export const BlankLine = ({ label = "to fill in by hand" }: { label?: string }) => (
  <span className="mt-4 block border-b border-dotted border-ink print:mt-6">
    <span className="sr-only">{label}</span>
  </span>
);

export function WasteList({
  wastes,
  apart,
  isHazardous,
}: Pick<RecordFacts, "wastes" | "apart" | "isHazardous">) {
  if (wastes.length === 0) return null;
  return (
    <>
      <ul className={wastes.length > 4 ? "gap-x-6 print:columns-2" : ""}>
        {wastes.map(({ name, code }) => (
          <li key={name}>
            <strong>{name}</strong>: {code}
          </li>
        ))}
      </ul>
      {wastes.some(({ code }) => code.includes("*")) && (
        <p className="mt-1 text-sm text-ink-soft print:mt-0 print:text-[0.625rem]">
          * is hazardous. Where several codes fit, what is in the waste decides: agree it with the company.
          {isHazardous && " Hazardous waste also needs a consignment note."}
        </p>
      )}
      {apart.length > 0 && (
        <p className="mt-1 text-sm text-ink-soft print:mt-0 print:text-[0.625rem]">
          {apart.join(", ")}: must not go into a skip with other waste.
        </p>
      )}
    </>
  );
}
