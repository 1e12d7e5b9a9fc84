import { TextAreaField, TextField } from "#client/components/form/fields.tsx";
import type { StatedPrice } from "#contract/job/terms.ts";
import { type CompanyTextField, FIELD_GROUPS, SWITCHES } from "./company-field-list.ts";
import type { CompanyForm } from "./company-form.ts";
import { TermsFields, TermsGroup } from "./terms/terms-fields.tsx";

interface CompanyFieldsProps {
  form: CompanyForm;
  /** The prices as stored. Each says whether the company or the directory stated it. */
  storedPrices: readonly StatedPrice[];
}

export function CompanyFields({ form, storedPrices }: CompanyFieldsProps) {
  return (
    <>
      {FIELD_GROUPS.map(({ title, hint, fields }) => (
        <TermsGroup key={title} title={title} hint={hint} columns="gap-y-4 sm:grid-cols-2">
          {fields.map((field) => (
            <CompanyField key={field.name} form={form} field={field} />
          ))}
        </TermsGroup>
      ))}
      <TermsFields form={form} stored={storedPrices} />
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="mb-3 text-lg font-bold">Shown as</legend>{" "}
        {SWITCHES.map(({ name, label }) => (
          <label key={name} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input type="checkbox" className="size-6 accent-ink" {...form.register(name)} />
            <span className="font-semibold">{label}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

function CompanyField({ form, field }: { form: CompanyForm; field: CompanyTextField }) {
  const { name, type, ...labels } = field;
  const props = { ...labels, error: form.formState.errors[name]?.message, ...form.register(name) };
  if (type === "long") return <TextAreaField className="sm:col-span-2" rows={5} {...props} />;
  return <TextField type={type} data-autofocus={name === "name" || undefined} {...props} />;
}
