import type { ComponentProps, ReactNode } from "react";
import { type FieldValues, type UseFormReturn, useWatch } from "react-hook-form";
import { SelectField, TextAreaField, TextField } from "#client/components/form/fields.tsx";
import type { Questions } from "#client/components/form/find-questions.ts";
import { useFieldProps } from "#client/components/form/posted-form.ts";
import { wantedDayWords } from "#client/components/job/day-off.ts";
import { CompaniesPlanLink } from "#client/components/quote/companies-plan-link.tsx";
import { FieldGroup } from "#client/components/quote/field-group.tsx";
import { ExactSizeField, StandsField } from "#client/components/quote/job-fields.tsx";
import { jobInForm, parseSize, weeksWords } from "#client/components/quote/job-in-form.ts";
import { SkipWarnings } from "#client/components/quote/skip-warnings.tsx";
import { useSettledValue } from "#client/components/quote/use-settled-value.ts";
import { UnderstoodPlaceNotice } from "#client/components/search/understood-place-notice.tsx";
import { todayInLondon } from "#contract/dates.ts";
import { DIRECTORY_SKIP_SIZES, HIRE_LENGTHS, WASTE_TYPES } from "#contract/forms/form-options.ts";
import type { Job } from "#contract/job/job.ts";
import { directorySkipSize, wastesInWords } from "#contract/job/job-options.ts";
import type { DirectoryQuoteInput } from "./use-directory-quote-form.ts";

interface DirectoryQuoteFieldsProps<Output extends FieldValues> {
  form: UseFormReturn<DirectoryQuoteInput, unknown, Output>;
  questions: Questions;
  searched: Job;
  /** The companies to which the request would go. */
  companies: readonly { id: number }[];
}

/** The inputs of the directory's quote form: the skip, the place, the date, the customer. */
export function DirectoryQuoteFields<Output extends FieldValues>({
  form,
  questions,
  searched,
  companies,
}: DirectoryQuoteFieldsProps<Output>) {
  const field = useFieldProps(form, { questions });
  const planLink = (text: string) => (
    <PlanLink form={form} searched={searched} companies={companies}>
      {text}
    </PlanLink>
  );
  return (
    <>
      <SkipFields field={field} form={form} searched={searched} planLink={planLink} />
      <FieldGroup title="Where">
        <TextField label="Location" required autoComplete="postal-code" {...field("location")} />
        <StandsField planLink={planLink} {...field("stands")} />
        <LocationNotice form={form} />
      </FieldGroup>
      <DateFields field={field} form={form} searched={searched} />
      <FieldGroup title="Your details">
        <TextField label="Full Name" required autoComplete="name" {...field("name")} />
        <TextField label="Email Address" required type="email" autoComplete="email" {...field("email")} />
        <TextField label="Phone Number" required type="tel" autoComplete="tel" {...field("phone")} />
        <TextAreaField
          label="Additional Information"
          className="sm:col-span-2"
          {...field("additionalInfo")}
        />
      </FieldGroup>
    </>
  );
}

interface FieldGroupProps {
  /** Returns the props of the input with this name. */
  field: ReturnType<typeof useFieldProps<DirectoryQuoteInput, FieldValues>>;
}

interface PlanLinkProps<Output extends FieldValues>
  extends Omit<DirectoryQuoteFieldsProps<Output>, "questions"> {
  children: ReactNode;
}

/** A separate component, so that only it renders when form values for the link change. */
function PlanLink<Output extends FieldValues>(props: PlanLinkProps<Output>) {
  const { form, searched, companies, children } = props;
  const [location, size, stands, date, hire, wasteType] = useWatch({
    control: form.control,
    name: ["location", "size", "stands", "date", "hireLength", "wasteType"],
  });
  const { waste, ...job } = jobInForm({ size, stands, date, hire, wasteType }, searched) ?? {};
  const area = { ...job, location: location.trim(), waste: waste?.join(",") };
  return (
    <CompaniesPlanLink companies={companies} area={area}>
      {children}
    </CompaniesPlanLink>
  );
}

interface SkipFieldsProps<Output extends FieldValues> extends FieldGroupProps {
  form: UseFormReturn<DirectoryQuoteInput, unknown, Output>;
  searched: Job;
  planLink: ComponentProps<typeof StandsField>["planLink"];
}

function SkipFields<Output extends FieldValues>(props: SkipFieldsProps<Output>) {
  const { field, form, searched, planLink } = props;
  const { getValues, setValue } = form;
  const asked = wastesInWords(searched.waste ?? []);
  const followExactSize = () => {
    const size = parseSize(getValues("size"));
    if (size) setValue("skipSize", directorySkipSize(size), { shouldValidate: true });
  };
  const dropOtherExactSize = () => {
    const size = parseSize(getValues("size"));
    if (size && directorySkipSize(size) !== getValues("skipSize")) setValue("size", "");
  };
  return (
    <FieldGroup title="The skip">
      <SelectField
        label="Skip Size"
        required
        prompt="Select skip size"
        options={DIRECTORY_SKIP_SIZES}
        {...field("skipSize", { onChange: dropOtherExactSize })}
      />
      <ExactSizeField planLink={planLink} {...field("size", { onChange: followExactSize })} />
      <SelectField
        label="Type of Waste"
        required
        prompt="Select waste type"
        options={asked ? [{ value: asked, label: asked }, ...WASTE_TYPES] : WASTE_TYPES}
        {...field("wasteType")}
      />
      <Warnings form={form} searched={searched} />
    </FieldGroup>
  );
}

/** A separate component, so that only it renders when form values for the warnings change. */
function Warnings<Output extends FieldValues>({
  form: { control },
  searched,
}: Pick<SkipFieldsProps<Output>, "form" | "searched">) {
  const [skipSize, size, wasteType] = useWatch({ control, name: ["skipSize", "size", "wasteType"] });
  return <SkipWarnings {...{ skipSize, size, wasteType, searched }} />;
}

/** A separate component, so that only it renders when the location changes. */
function LocationNotice<Output extends FieldValues>({
  form: { control, setValue, setFocus },
}: Pick<DirectoryQuoteFieldsProps<Output>, "form">) {
  const location = useSettledValue(useWatch({ control, name: "location" }).trim());
  const choose = (place: string) => {
    setValue("location", place, { shouldValidate: true, shouldDirty: true });
    // The pressed button disappears.
    setFocus("location");
  };
  return (
    <div className="sm:col-span-2 empty:hidden">
      <UnderstoodPlaceNotice location={location} onChoose={choose} />
    </div>
  );
}

/** A separate component, so that only it renders when the date or the length of hire changes. */
function DateFields<Output extends FieldValues>({
  field,
  form: { control },
  searched,
}: Omit<SkipFieldsProps<Output>, "planLink">) {
  const [date, hire] = useWatch({ control, name: ["date", "hireLength"] });
  const today = todayInLondon();
  return (
    <FieldGroup title="When">
      <TextField
        label="Delivery date, if you know it"
        hint={wantedDayWords(date, today)}
        type="date"
        min={today}
        {...field("date")}
      />
      <SelectField
        label="Hire Length"
        required
        hint={weeksWords(hire, searched)}
        prompt="Select hire length"
        options={HIRE_LENGTHS}
        {...field("hireLength")}
      />
    </FieldGroup>
  );
}
