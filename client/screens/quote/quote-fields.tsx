import { SelectField, TextAreaField, TextField } from "#client/components/form/fields.tsx";
import type { Questions } from "#client/components/form/find-questions.ts";
import { type PostedForm, useFieldProps } from "#client/components/form/posted-form.ts";
import { todayInLondon } from "#contract/dates.ts";
import { QUOTE_MAX_RADIUS_KM, QUOTE_MIN_RADIUS_KM } from "#contract/limits.ts";
import { HIRE_DURATIONS, QUOTE_SKIP_SIZES } from "#contract/options.ts";
import type { QuoteFormInput, QuoteFormOutput, QuoteFormState } from "./use-quote-form.ts";

interface QuoteFieldsProps {
  form: QuoteFormState;
  posted: PostedForm | undefined;
  questions: Questions;
}

export function QuoteFields({ form, posted, questions }: QuoteFieldsProps) {
  const field = useFieldProps(form, { posted, questions });
  return (
    <>
      <ContactFields field={field} />
      <SkipFields field={field} />
      <LocationFields field={field} />
    </>
  );
}

interface FieldGroupProps {
  /** Returns the props of the input with this name. */
  field: ReturnType<typeof useFieldProps<QuoteFormInput, QuoteFormOutput>>;
}

function ContactFields({ field }: FieldGroupProps) {
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="display mb-4 text-xl">Your details</legend>
      <TextField
        label="Full Name"
        required
        autoComplete="name"
        className="sm:col-span-2"
        {...field("name")}
      />
      <TextField label="Email Address" required type="email" autoComplete="email" {...field("email")} />
      <TextField label="Phone Number" required type="tel" autoComplete="tel" {...field("phone")} />
    </fieldset>
  );
}

function SkipFields({ field }: FieldGroupProps) {
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="display mb-4 text-xl">The skip</legend>
      <SelectField
        label="Skip Size"
        required
        prompt="Select skip size"
        options={QUOTE_SKIP_SIZES}
        {...field("skipSize")}
      />
      <TextField
        label="Type of Waste"
        required
        placeholder="For example: soil and bricks"
        {...field("wasteType")}
      />
      <TextField label="Hire Date" required type="date" min={todayInLondon()} {...field("hireDate")} />
      <SelectField
        label="Hire Duration"
        required
        prompt="Select hire duration"
        options={HIRE_DURATIONS}
        {...field("hireDuration")}
      />
      <TextAreaField label="Additional Information" className="sm:col-span-2" {...field("additionalInfo")} />
    </fieldset>
  );
}

function LocationFields({ field }: FieldGroupProps) {
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="display mb-4 text-xl">Where</legend>
      <TextField
        label="Location"
        required
        placeholder="Enter postcode or town"
        autoComplete="postal-code"
        {...field("location")}
      />
      <TextField
        label="Search radius (km)"
        type="number"
        inputMode="numeric"
        min={QUOTE_MIN_RADIUS_KM}
        max={QUOTE_MAX_RADIUS_KM}
        {...field("radius", { valueAsNumber: true })}
      />
    </fieldset>
  );
}
