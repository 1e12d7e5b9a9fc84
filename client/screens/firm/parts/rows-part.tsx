import type { ComponentProps, ReactNode } from "react";
import { TextAreaField, TextField } from "#client/components/form/fields.tsx";
import { RowInput } from "#client/components/form/row-control.tsx";
import type { Company } from "#contract/companies.ts";
import type { FlagField } from "#contract/company-input.ts";
import {
  linkedTo,
  type PartFieldsProps,
  type PartFieldValues,
  type PartForm,
  TickField,
  textsOf,
  withLabel,
  YES_OR_NO,
} from "./part-form.tsx";

interface RowsPart {
  hint: string;
  noun: string;
  most: number;
  columns: string;
  cells: readonly { name: string; label: string; input: () => ComponentProps<"input"> }[];
  main: string;
  start: (listing: Company) => readonly PartFieldValues[];
  read: (rows: readonly PartFieldValues[]) => object;
  /** Messages by the names of cells. */
  problems?: (row: PartFieldValues) => PartFieldValues;
}

export function rowsPart({ hint, noun, most, columns, cells, main, ...part }: RowsPart): PartForm {
  const rowNumbers = Array.from({ length: most }, (_, at) => at);
  const rowAt = (values: PartFieldValues, at: number) =>
    Object.fromEntries(cells.map(({ name }) => [name, values[`${name}-${at}`]?.trim() ?? ""]));
  const filledIn = (values: PartFieldValues) =>
    rowNumbers.filter((at) => Object.values(rowAt(values, at)).some(Boolean));
  return {
    hint,
    fields: Object.fromEntries(
      rowNumbers.flatMap((at) =>
        cells.map(({ name, label }) => [
          `${name}-${at}`,
          { label: `${label} of ${noun.toLowerCase()} ${at + 1}` },
        ]),
      ),
    ),
    start: (listing) =>
      Object.fromEntries(
        part
          .start(listing)
          .flatMap((row, at) => Object.entries(row).map(([name, value]) => [`${name}-${at}`, value])),
      ),
    read: (values) => {
      const filled = filledIn(values);
      return {
        changes: part.read(filled.map((at) => rowAt(values, at))),
        fieldOf: (path) => {
          const [, row, cell] = path.split(".");
          const known = cells.find(({ name }) => name === cell);
          return `${known?.name ?? main}-${filled[Number(row)] ?? 0}`;
        },
      };
    },
    problems: (values) =>
      Object.fromEntries(
        filledIn(values).flatMap((at) =>
          Object.entries(part.problems?.(rowAt(values, at)) ?? {}).map(([name, problem]) => [
            `${name}-${at}`,
            problem,
          ]),
        ),
      ),
    Fields: (props) => (
      <RowList
        filled={Math.max(-1, ...filledIn(props.values)) + 1}
        part={{ noun, most, columns, cells }}
        {...props}
      />
    ),
  };
}

interface RowListProps extends PartFieldsProps {
  filled: number;
  part: Pick<RowsPart, "noun" | "most" | "columns" | "cells">;
}

const EMPTY_ROWS = 4;

/**
 * Works without script: each empty row is inside the `<details>` of the row before it. If all rows are empty, the first is open.
 */
function RowList({ filled, part: { noun, most, columns, cells }, ...props }: RowListProps) {
  const last = Math.min(most, filled + EMPTY_ROWS);
  const row = (at: number) => (
    <fieldset key={at} className={`grid gap-3 ${columns}`}>
      <legend className="sr-only">
        {noun} {at + 1}
      </legend>{" "}
      {cells.map(({ name, label, input }) => (
        <RowInput key={name} labelled label={label} {...linkedTo(props, `${name}-${at}`)} {...input()} />
      ))}
    </fieldset>
  );
  const emptyFrom = (at: number): ReactNode =>
    at < last && (
      <details key={at} open={at === 0} className="grid gap-3 [&[open]>summary]:hidden">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
          Add a {noun.toLowerCase()}
        </summary>{" "}
        <div className="grid gap-3">
          {row(at)}
          {emptyFrom(at + 1)}
        </div>
      </details>
    );
  return (
    <div className="grid gap-3">
      {Array.from({ length: filled }, (_, at) => row(at))}
      {emptyFrom(filled)}
    </div>
  );
}

interface TextQuestion {
  name: keyof Company & string;
  label: string;
  hint?: string;
  type?: "tel" | "email" | "url" | "long";
  autoComplete?: string;
}

interface TextPart {
  hint: string;
  fields: readonly TextQuestion[];
  ticks?: readonly { name: FlagField; label: string }[];
}

export function textPart({ hint, fields, ticks = [] }: TextPart): PartForm {
  const names = fields.map(({ name }) => name);
  return {
    hint,
    fields: Object.fromEntries([
      ...fields.map(({ name, label }) => [name, { label }]),
      ...ticks.map(({ name, label }) => [name, { label, options: YES_OR_NO }]),
    ]),
    start: (listing) => ({
      ...textsOf(listing, names),
      ...Object.fromEntries(ticks.flatMap(({ name }) => (listing[name] ? [[name, "on"]] : []))),
    }),
    read: (values) => ({
      changes: {
        ...textsOf(values, names),
        ...Object.fromEntries(ticks.map(({ name }) => [name, values[name] !== undefined])),
      },
      explain: (path, message) =>
        withLabel(message, fields.find(({ name }) => name === path)?.label ?? message),
    }),
    Fields: (props) => (
      <>
        {fields.map((field) => (
          <Question key={field.name} {...field} {...props} />
        ))}
        {ticks.map(({ name, label }) => (
          <TickField key={name} values={props.values} name={name}>
            <strong>{label}</strong>
          </TickField>
        ))}
      </>
    ),
  };
}

function Question({ type, label, hint, autoComplete = "off", ...field }: TextQuestion & PartFieldsProps) {
  const props = { ...linkedTo(field, field.name), label, hint, autoComplete };
  return type === "long" ? <TextAreaField rows={6} {...props} /> : <TextField type={type} {...props} />;
}
