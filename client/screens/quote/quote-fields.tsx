import { useWatch } from "react-hook-form";
import { formatRadius } from "#client/components/company/format.ts";
import { SelectField, TextAreaField, TextField } from "#client/components/form/fields.tsx";
import type { Questions } from "#client/components/form/find-questions.ts";
import { type PostedForm, useFieldProps } from "#client/components/form/posted-form.ts";
import { dayOffWords } from "#client/components/job/day-off.ts";
import { FieldGroup } from "#client/components/quote/field-group.tsx";
import { ExactSizeField, StandsField } from "#client/components/quote/job-fields.tsx";
import { parseSize } from "#client/components/quote/job-in-form.ts";
import { SizeNoteWithoutScript, SkipWarnings } from "#client/components/quote/skip-warnings.tsx";
import { todayInLondon } from "#contract/dates.ts";
import { HIRE_DURATIONS, QUOTE_SKIP_SIZES } from "#contract/forms/form-options.ts";
import type { Job } from "#contract/job/job.ts";
import { pageSkipSize, weeksOfHire } from "#contract/job/job-options.ts";
import { QUOTE_MAX_RADIUS_KM, QUOTE_MIN_RADIUS_KM } from "#contract/limits.ts";
import type { QuoteFormInput, QuoteFormOutput, QuoteFormState } from "./use-quote-form.ts";

interface QuoteFieldsProps {
  form: QuoteFormState;
  posted: PostedForm | undefined;
  questions: Questions;
  searched: Job;
}

/** The fields, in the order of every quote form: skip, place, date, customer. */
export function QuoteFields({ form, posted, questions, searched }: QuoteFieldsProps) {
  const field = useFieldProps(form, { posted, questions });
  return (
    <>
      <SkipFields field={field} form={form} searched={searched} />
      <PlaceFields field={field} />
      <DateFields field={field} form={form} weeks={searched.weeks} />
      <CustomerFields field={field} />
    </>
  );
}

interface FieldGroupProps {
  /** Returns the props of the input with this name. */
  field: ReturnType<typeof useFieldProps<QuoteFormInput, QuoteFormOutput>>;
}

interface SkipFieldsProps extends FieldGroupProps {
  form: QuoteFormState;
  searched: Job;
}

function SkipFields({ field, form, searched }: SkipFieldsProps) {
  const { getValues, setValue, formState } = form;
  const shouldValidate = formState.isSubmitted;
  const followExactSize = () => {
    const size = parseSize(getValues("size"));
    if (size) setValue("skipSize", pageSkipSize(size), { shouldValidate });
  };
  const dropOtherExactSize = () => {
    const size = parseSize(getValues("size"));
    if (size && pageSkipSize(size) !== getValues("skipSize")) setValue("size", "");
  };
  return (
    <FieldGroup title="The skip">
      <SelectField
        label="Skip Size"
        required
        prompt="Select skip size"
        options={QUOTE_SKIP_SIZES}
        {...field("skipSize", { onChange: dropOtherExactSize })}
      />
      <ExactSizeField {...field("size", { onChange: followExactSize })} />
      <TextField
        label="Type of Waste"
        required
        placeholder="For example: soil and bricks"
        className="sm:col-span-2"
        {...field("wasteType")}
      />
      <SizeNoteWithoutScript />
      <Warnings form={form} searched={searched} />
    </FieldGroup>
  );
}

/** A separate component, so that only it renders when form values for the warnings change. */
function Warnings({ form: { control }, searched }: Omit<SkipFieldsProps, "field">) {
  const [skipSize, size, wasteType] = useWatch({ control, name: ["skipSize", "size", "wasteType"] });
  return <SkipWarnings {...{ skipSize, size, wasteType, searched }} />;
}

function PlaceFields({ field }: FieldGroupProps) {
  return (
    <FieldGroup title="Where">
      <TextField
        label="Location"
        required
        placeholder="Enter postcode or town"
        autoComplete="postal-code"
        {...field("location")}
      />
      <TextField
        label="Search radius (km)"
        hint={`${formatRadius(QUOTE_MIN_RADIUS_KM)} to ${formatRadius(QUOTE_MAX_RADIUS_KM)}`}
        type="number"
        inputMode="numeric"
        min={QUOTE_MIN_RADIUS_KM}
        max={QUOTE_MAX_RADIUS_KM}
        {...field("radius", { valueAsNumber: true })}
      />
      <StandsField {...field("stands")} />
    </FieldGroup>
  );
}

interface DateFieldsProps extends FieldGroupProps {
  form: QuoteFormState;
  weeks: number | undefined;
}

function DateFields({ field, form, weeks }: DateFieldsProps) {
  const date = useWatch({ control: form.control, name: "hireDate" });
  const hire = field("hireDuration");
  const isInexact = weeks !== undefined && weeksOfHire(hire.defaultValue) !== weeks;
  return (
    <FieldGroup title="When">
      <TextField
        label="Hire Date"
        required
        hint={dayOffWords(date)}
        type="date"
        min={todayInLondon()}
        {...field("hireDate")}
      />
      <SelectField
        label="Hire Duration"
        required
        hint={isInexact && `You asked for ${weeks} weeks. Choose another duration to change that.`}
        prompt="Select hire duration"
        options={HIRE_DURATIONS}
        {...hire}
      />
    </FieldGroup>
  );
}

function CustomerFields({ field }: FieldGroupProps) {
  return (
    <FieldGroup title="Your details">
      <TextField
        label="Full Name"
        required
        autoComplete="name"
        className="sm:col-span-2"
        {...field("name")}
      />
      <TextField label="Email Address" required type="email" autoComplete="email" {...field("email")} />
      <TextField label="Phone Number" required type="tel" autoComplete="tel" {...field("phone")} />
      <TextAreaField label="Additional Information" className="sm:col-span-2" {...field("additionalInfo")} />
    </FieldGroup>
  );
}
