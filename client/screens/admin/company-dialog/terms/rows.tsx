import { Fragment, type ReactNode, useRef } from "react";
import { type FieldArray, useFieldArray } from "react-hook-form";
import { Icon } from "#client/components/icon.tsx";
import { Button } from "../../button.tsx";
import type { CompanyForm, CompanyInput } from "../company-form.ts";

type ListName = "prices" | "coverageAreas" | "acceptsAtCharge";

interface RowsProps<Name extends ListName> {
  form: CompanyForm;
  name: Name;
  most: number;
  head?: ReactNode;
  row: (index: number, remove: () => void) => ReactNode;
  /** The buttons that add a row, with the field that gets the focus. */
  adds: readonly { label: string; blank: () => FieldArray<CompanyInput, Name>; focus: string }[];
}

export function Rows<Name extends ListName>({ form, name, most, head, row, adds }: RowsProps<Name>) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  const add = useRef<HTMLButtonElement>(null);
  const error = form.formState.errors[name as ListName];
  // About the whole list, for example because it contains two prices for one size.
  const message = error?.root?.message ?? error?.message;
  return (
    <div className="grid gap-3">
      {fields.length > 0 && head}
      {fields.map(({ id }, index) => (
        <Fragment key={id}>
          {row(index, () => {
            remove(index);
            add.current?.focus();
          })}
        </Fragment>
      ))}
      {message && (
        <p role="alert" className="font-semibold text-stop">
          {message}
        </p>
      )}
      {fields.length < most && (
        <div className="flex flex-wrap gap-3">
          {adds.map(({ label, blank, focus }, at) => (
            <Button
              key={label}
              ref={at === 0 ? add : undefined}
              onPress={() => append(blank(), { focusName: `${name}.${fields.length}.${focus}` })}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

export const RemoveRow = ({ of, onRemove }: { of: string; onRemove: () => void }) => (
  <button
    type="button"
    onClick={onRemove}
    aria-label={`Remove ${of}`}
    className="flex min-h-11 items-center justify-center gap-2 self-start rounded-control px-3 font-semibold text-stop hover:bg-stop-pale"
  >
    <Icon name="close" size="size-4" />
    <span className="sm:sr-only">Remove</span>
  </button>
);
