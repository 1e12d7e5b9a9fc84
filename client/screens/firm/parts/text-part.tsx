import { TextAreaField, TextField } from "#client/components/form/fields.tsx";
import type { Company } from "#contract/companies.ts";
import type { FlagField } from "#contract/company-input.ts";
import { linkedTo, type PartFieldsProps, type PartForm, pick, textsOf, typedFact } from "./part-form.ts";
import { TickField } from "./tick-field.tsx";

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
    names: [...names, ...ticks.map(({ name }) => name)],
    start: (listing) => ({
      ...textsOf(listing, names),
      ...Object.fromEntries(ticks.flatMap(({ name }) => (listing[name] ? [[name, "on"]] : []))),
    }),
    read: (values) => ({
      changes: {
        ...pick(values, names),
        ...Object.fromEntries(ticks.map(({ name }) => [name, values[name] !== undefined])),
      },
    }),
    describe: (name, value) => {
      const tick = ticks.find((fact) => fact.name === name);
      if (tick) return { label: tick.label, text: value ? "Yes" : "No" };
      return typedFact(fields.find((field) => field.name === name)?.label ?? name, value);
    },
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
