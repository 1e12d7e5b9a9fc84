import type { ComponentProps, ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { SelectField, TextAreaField, TextField } from "#client/components/form/fields.tsx";
import type { Questions } from "#client/components/form/find-questions.ts";
import { type PostedForm, useFieldProps } from "#client/components/form/posted-form.ts";
import { wantedDayWords } from "#client/components/job/day-off.ts";
import { CompaniesPlanLink } from "#client/components/quote/companies-plan-link.tsx";
import { FieldGroup } from "#client/components/quote/field-group.tsx";
import { ExactSizeField, StandsField } from "#client/components/quote/job-fields.tsx";
import { jobInForm, parseSize, weeksWords } from "#client/components/quote/job-in-form.ts";
import { SizeNoteWithoutScript, SkipWarnings } from "#client/components/quote/skip-warnings.tsx";
import { todayInLondon } from "#contract/dates.ts";
import { HIRE_DURATIONS, QUOTE_SKIP_SIZES } from "#contract/forms/form-options.ts";
import type { Job } from "#contract/job/job.ts";
import { pageSkipSize } from "#contract/job/job-options.ts";
import { QUOTE_MAX_RADIUS_KM, QUOTE_MIN_RADIUS_KM } from "#contract/limits.ts";
import { formatRadius } from "#contract/text/distance.ts";
import type { QuoteFormInput, QuoteFormOutput, QuoteFormState } from "./use-quote-form.ts";

interface QuoteFieldsProps {
  form: QuoteFormState;
  posted: PostedForm | undefined;
  questions: Questions;
  searched: Job;
  /** The companies to which the request would go. */
  companies: readonly { id: number }[];
}

/** The fields, in the order of every quote form: skip, place, date, customer. */
export function QuoteFields({ form, posted, questions, searched, companies }: QuoteFieldsProps) {
  const field = useFieldProps(form, { posted, questions });
  const planLink = (text: string) => (
    <PlanLink form={form} searched={searched} companies={companies}>
      {text}
    </PlanLink>
  );
  return (
    <>
      <SkipFields field={field} form={form} searched={searched} planLink={planLink} />
      <PlaceFields field={field} planLink={planLink} />
      <DateFields field={field} form={form} searched={searched} />
      <CustomerFields field={field} />
    </>
  );
}

interface FieldGroupProps {
  /** Returns the props of the input with this name. */
  field: ReturnType<typeof useFieldProps<QuoteFormInput, QuoteFormOutput>>;
}

type PlanLinkProps = Pick<QuoteFieldsProps, "form" | "searched" | "companies"> & { children: ReactNode };

/** A separate component, so that only it renders when form values for the link change. */
function PlanLink({ form: { control }, searched, companies, children }: PlanLinkProps) {
  const [location, radius, size, stands, date, hire, wasteType] = useWatch({
    control,
    name: ["location", "radius", "size", "stands", "hireDate", "hireDuration", "wasteType"],
  });
  const { waste, ...job } = jobInForm({ size, stands, date, hire, wasteType }, searched) ?? {};
  const area = { ...job, location: location.trim(), radius: radius || undefined, waste: waste?.join(",") };
  return (
    <CompaniesPlanLink companies={companies} area={area}>
      {children}
    </CompaniesPlanLink>
  );
}

type RenderPlanLink = ComponentProps<typeof StandsField>["planLink"];

interface SkipFieldsProps extends FieldGroupProps {
  form: QuoteFormState;
  searched: Job;
  planLink: RenderPlanLink;
}

function SkipFields({ field, form, searched, planLink }: SkipFieldsProps) {
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
      <ExactSizeField planLink={planLink} {...field("size", { onChange: followExactSize })} />
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
function Warnings({ form: { control }, searched }: Pick<SkipFieldsProps, "form" | "searched">) {
  const [skipSize, size, wasteType] = useWatch({ control, name: ["skipSize", "size", "wasteType"] });
  return <SkipWarnings {...{ skipSize, size, wasteType, searched }} />;
}

function PlaceFields({ field, planLink }: FieldGroupProps & { planLink: RenderPlanLink }) {
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
      <StandsField planLink={planLink} {...field("stands")} />
    </FieldGroup>
  );
}

interface DateFieldsProps extends FieldGroupProps {
  form: QuoteFormState;
  searched: Job;
}

function DateFields({ field, form: { control }, searched }: DateFieldsProps) {
  const [date, hire] = useWatch({ control, name: ["hireDate", "hireDuration"] });
  const today = todayInLondon();
  return (
    <FieldGroup title="When">
      <TextField
        label="Hire Date"
        required
        hint={wantedDayWords(date, today)}
        type="date"
        min={today}
        {...field("hireDate")}
      />
      <SelectField
        label="Hire Duration"
        required
        hint={weeksWords(hire, searched)}
        prompt="Select hire duration"
        options={HIRE_DURATIONS}
        {...field("hireDuration")}
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
