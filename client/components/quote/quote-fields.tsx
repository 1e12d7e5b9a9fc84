import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import type { Questions } from "#client/components/form/find-questions.ts";
import { type PostedForm, useFieldProps } from "#client/components/form/posted-form.ts";
import { wantedDayWords } from "#client/components/job/day-off.ts";
import { todayInLondon } from "#contract/dates.ts";
import type { Job } from "#contract/job/job.ts";
import { SelectField, TextAreaField, TextField } from "../form/fields.tsx";
import { CompaniesPlanLink } from "./companies-plan-link.tsx";
import { ExactSizeField, StandsField } from "./job-fields.tsx";
import { jobInForm, parseSize, weeksWords } from "./job-in-form.ts";
import type { QuoteFormState } from "./quote-form.ts";
import type { QuoteInput, QuoteOutput, QuotePresentation } from "./quote-presentations.ts";
import { SkipWarnings } from "./skip-warnings.tsx";

/** Returns the props of the input with this name. */
type QuoteField = ReturnType<typeof useFieldProps<QuoteInput, QuoteOutput>>;

interface QuoteFieldsProps {
  form: QuoteFormState;
  presentation: QuotePresentation;
  posted?: PostedForm | undefined;
  questions: Questions;
  searched: Job;
  /** The companies to which the request would go. */
  companies: readonly { id: number }[];
  waste: (field: QuoteField) => ReactNode;
  /** Shown after the location. */
  radius?: (field: QuoteField) => ReactNode;
  /** Shown below the place. */
  placeNotice?: ReactNode;
}

/** The fields, in the order of every quote form: skip, place, date, customer. */
export function QuoteFields(props: QuoteFieldsProps) {
  const { form, posted, questions } = props;
  const field = useFieldProps(form, { posted, questions });
  const planLink = (text: string) => <PlanLink {...props}>{text}</PlanLink>;
  // Groups are components, because the first registered field with an error gets the focus.
  return (
    <>
      <SkipFields {...props} field={field} planLink={planLink} />
      <PlaceFields {...props} field={field} planLink={planLink} />
      <DateFields {...props} field={field} />
      <CustomerFields field={field} />
    </>
  );
}

interface FieldGroupProps extends QuoteFieldsProps {
  field: QuoteField;
}

/** A separate component, so that only it renders when form values for the link change. */
function PlanLink(props: QuoteFieldsProps & { children: ReactNode }) {
  const { form, searched, companies, children } = props;
  const [location, radius, size, stands, date, hire, wasteType] = useWatch({
    control: form.control,
    name: ["location", "radius", "size", "stands", "hireDate", "hireDuration", "wasteType"],
  });
  const { waste, ...job } = jobInForm({ size, stands, date, hire, wasteType }, searched) ?? {};
  const asksRadius = props.radius !== undefined;
  const place = { location: location.trim(), radius: (asksRadius && radius) || undefined };
  return (
    <CompaniesPlanLink companies={companies} area={{ ...job, ...place, waste: waste?.join(",") }}>
      {children}
    </CompaniesPlanLink>
  );
}

interface LinkedGroupProps extends FieldGroupProps {
  planLink: (text: string) => ReactNode;
}

function SkipFields(props: LinkedGroupProps) {
  const { form, field, planLink, waste, searched } = props;
  const { skipSizes, skipSizeOf, mode } = props.presentation;
  const { getValues, setValue, formState } = form;
  const shouldValidate = mode === "onTouched" || formState.isSubmitted;
  const followExactSize = () => {
    const size = parseSize(getValues("size"));
    if (size) setValue("skipSize", skipSizeOf(size), { shouldValidate });
  };
  const dropOtherExactSize = () => {
    const size = parseSize(getValues("size"));
    if (size && skipSizeOf(size) !== getValues("skipSize")) setValue("size", "");
  };
  return (
    <FieldGroup title="The skip">
      <SelectField
        label="Skip Size"
        required
        prompt="Select skip size"
        options={skipSizes}
        {...field("skipSize", { onChange: dropOtherExactSize })}
      />
      <ExactSizeField planLink={planLink} {...field("size", { onChange: followExactSize })} />
      {waste(field)}
      <Warnings form={form} searched={searched} />
    </FieldGroup>
  );
}

/** A separate component, so that only it renders when form values for the warnings change. */
function Warnings({ form: { control }, searched }: Pick<QuoteFieldsProps, "form" | "searched">) {
  const [skipSize, size, wasteType, stands] = useWatch({
    control,
    name: ["skipSize", "size", "wasteType", "stands"],
  });
  return <SkipWarnings {...{ skipSize, size, wasteType, stands, searched }} />;
}

function PlaceFields({ presentation, radius, placeNotice, field, planLink }: LinkedGroupProps) {
  return (
    <FieldGroup title="Where">
      <TextField
        label="Location"
        required
        placeholder={presentation.labels.locationPlaceholder}
        autoComplete="postal-code"
        {...field("location")}
      />
      {radius?.(field)}
      <StandsField planLink={planLink} {...field("stands")} />
      {placeNotice}
    </FieldGroup>
  );
}

/** A separate component, so that only it renders when the date or the length of hire changes. */
function DateFields({ form: { control }, field, presentation, searched }: FieldGroupProps) {
  const { labels, hires, isDateRequired } = presentation;
  const [date, hire] = useWatch({ control, name: ["hireDate", "hireDuration"] });
  const today = todayInLondon();
  return (
    <FieldGroup title="When">
      <TextField
        label={labels.hireDate}
        required={isDateRequired}
        hint={wantedDayWords(date, today)}
        type="date"
        min={today}
        {...field("hireDate")}
      />
      <SelectField
        label={labels.hireDuration}
        required
        hint={weeksWords(hire, searched)}
        prompt={labels.hirePrompt}
        options={hires}
        {...field("hireDuration")}
      />
    </FieldGroup>
  );
}

function CustomerFields({ field }: { field: QuoteField }) {
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

/** A titled group of a quote form's fields, in two columns on wide screens. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="group/fields grid min-w-0 gap-5 sm:grid-cols-2">
      <legend className="display mb-4 text-xl">{title}</legend>
      {children}
    </fieldset>
  );
}
