import { type ReactNode, useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import type { Questions } from "#client/components/form/find-questions.ts";
import { type PostedForm, useFieldProps } from "#client/components/form/posted-form.ts";
import { wantedDayWords } from "#client/components/job/day-off.ts";
import { todayInLondon } from "#contract/dates.ts";
import { JOB_SIZES, type Job, STANDS } from "#contract/job/job.ts";
import { wastesInWords } from "#contract/job/job-options.ts";
import { divisionOf, roadWords } from "#contract/job/road-words.ts";
import { QUOTE_MAX_RADIUS_KM, QUOTE_MIN_RADIUS_KM } from "#contract/limits.ts";
import { formatRadius } from "#contract/text/place-words.ts";
import { FieldGroup, SelectField, TextAreaField, TextField } from "../form/fields.tsx";
import { useUnderstoodPlace } from "../search/understood-place.ts";
import { useSettledValue } from "../use-settled-value.ts";
import { CompaniesPlanLink } from "./companies-plan-link.tsx";
import { parseSize, requestWords, weeksWords } from "./job-in-form.ts";
import { type QuoteFormState, useAsked, useRoadPermit } from "./quote-form.ts";
import type { QuoteInput, QuoteOutput, QuotePresentation } from "./quote-presentations.ts";
import { SizeNoteWithoutScript, SkipWarnings } from "./skip-warnings.tsx";

interface QuoteFieldsProps {
  form: QuoteFormState;
  presentation: QuotePresentation;
  posted?: PostedForm | undefined;
  questions: Questions;
  searched: Job;
  companies: readonly { id: number }[];
}

interface PartProps extends QuoteFieldsProps {
  field: ReturnType<typeof useFieldProps<QuoteInput, QuoteOutput>>;
}

interface Part {
  names: readonly (keyof QuoteInput)[];
  // These are components, so that fields register in display order. The first registered field with an error gets the focus.
  Fields: (props: PartProps) => ReactNode;
}

/** In the display order of the forms. A part can be known only if its first field has a value. */
const PARTS: readonly Part[] = [
  { names: ["skipSize", "size"], Fields: SizeFields },
  { names: ["wasteType"], Fields: WasteField },
  { names: ["location", "radius"], Fields: PlaceFields },
  { names: ["stands"], Fields: StandsField },
  { names: ["hireDate"], Fields: DateField },
  { names: ["hireDuration"], Fields: HireField },
];

/** Typing does not change this list. */
function knownParts({ form, presentation, posted }: QuoteFieldsProps): Part[] {
  const values = form.formState.defaultValues ?? {};
  const checked = presentation.schema.safeParse({ ...values, radius: Number(values.radius) });
  const wrong = [
    ...(checked.error?.issues.map(({ path }) => path[0]) ?? []),
    ...Object.keys(posted?.errors ?? {}),
  ];
  return PARTS.filter(
    ({ names: [first, ...others] }) =>
      first && values[first] && [first, ...others].every((name) => !wrong.includes(name)),
  );
}

export function QuoteFields(props: QuoteFieldsProps) {
  const { form, posted, questions } = props;
  const field = useFieldProps(form, { posted, questions });
  const known = knownParts(props);
  const fieldsOf = ({ names, Fields }: Part) => <Fields key={names[0]} {...props} field={field} />;
  return (
    <FieldGroup title="1. Skip and place">
      {known.length > 0 && (
        <KnownFields {...props} parts={known}>
          {known.map(fieldsOf)}
        </KnownFields>
      )}
      {PARTS.filter((part) => !known.includes(part)).map(fieldsOf)}
      {/* CSS shows this note, so that it appears without script too. */}
      <p
        role="status"
        className="hidden border-l-4 border-skip bg-skip-pale px-4 py-3 group-has-[option[value=road]:checked]/fields:block sm:col-span-2"
      >
        <RoadNeeds {...props} />{" "}
        <PlanLink {...props} section="#permit">
          Who decides, and how soon?
        </PlanLink>
      </p>
      <Warnings {...props} />
      <SizeNoteWithoutScript />
    </FieldGroup>
  );
}

function KnownFields({
  parts,
  children,
  ...props
}: QuoteFieldsProps & { parts: Part[]; children: ReactNode }) {
  const { form, presentation, searched, questions } = props;
  const { control, formState, setFocus } = form;
  const names = parts.flatMap((part) => part.names);
  const details = useRef<HTMLDetailsElement>(null);
  const values = useWatch({ control });
  const wrong = names.find((name) => formState.errors[name]);
  const isOpenedBy = wrong ?? names.find((name) => questions[name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of the send button shows the field again
  useEffect(() => {
    if (!isOpenedBy || !details.current || details.current.open) return;
    // A field in a closed <details> can't get the focus.
    details.current.open = true;
    setFocus(isOpenedBy);
  }, [isOpenedBy, formState.submitCount, setFocus]);
  return (
    <details ref={details} className="rounded-control bg-paper sm:col-span-2">
      <summary className="flex min-h-12 items-center justify-between gap-4 px-4 py-2.5">
        <span className="min-w-0 font-semibold wrap-anywhere">
          {requestWords(values, presentation, searched)}
        </span>{" "}
        <span className="link shrink-0">
          Change<span className="sr-only"> what you ask for</span>
        </span>
      </summary>{" "}
      <div className="grid gap-5 px-4 pt-2 pb-5 sm:grid-cols-2">{children}</div>
    </details>
  );
}

/** A separate component, so that a changed value renders only this component. */
function PlanLink(props: QuoteFieldsProps & { section?: "#permit"; children: ReactNode }) {
  const { form, presentation, searched } = props;
  const { location, radius, job: said } = useAsked(form, searched);
  const { waste, ...job } = said;
  const place = { location: location.trim(), radius: (presentation.asksRadius && radius) || undefined };
  return <CompaniesPlanLink {...props} area={{ ...job, ...place, waste: waste?.join(",") }} />;
}

function SizeFields(props: PartProps) {
  const { form, field } = props;
  const { skipSizes, skipSizeOf } = props.presentation;
  const skipSize = useWatch({ control: form.control, name: "skipSize" });
  const exact = JOB_SIZES.filter((size) => !skipSize || skipSizeOf(size) === skipSize);
  const dropOtherExactSize = () => {
    const size = parseSize(form.getValues("size"));
    if (size && skipSizeOf(size) !== form.getValues("skipSize")) form.setValue("size", "");
  };
  return (
    <>
      <SelectField
        label="Skip Size"
        required
        hint={
          <>
            Not sure? <PlanLink {...props}>Plan your skip</PlanLink>
          </>
        }
        prompt="Select skip size"
        options={skipSizes}
        {...field("skipSize", { onChange: dropOtherExactSize })}
      />
      {/* CSS shows the field when a size is chosen, so that this works without script. */}
      <div
        className={`hidden ${exact.length > 1 ? "group-has-[[name=skipSize]>:checked:not([value=''])]/fields:grid" : ""}`}
      >
        <SelectField
          // A new key creates a new select with the exact sizes of the chosen option. The form writes the exact size into the new
          // select.
          key={skipSize}
          label="Exact size, if you know it"
          prompt="Not sure"
          options={exact.map((size) => ({ value: String(size), label: `${size} yards` }))}
          {...field("size")}
        />
      </div>
    </>
  );
}

function WasteField({ field, presentation: { wasteTypes }, searched }: PartProps) {
  if (!wasteTypes)
    return (
      <TextField
        label="Type of Waste"
        required
        placeholder="For example: soil and bricks"
        className="sm:col-span-2"
        {...field("wasteType")}
      />
    );
  const asked = wastesInWords(searched.waste ?? []);
  return (
    <SelectField
      label="Type of Waste"
      required
      prompt="Select waste type"
      options={asked ? [{ value: asked, label: asked }, ...wasteTypes] : wasteTypes}
      {...field("wasteType")}
    />
  );
}

function PlaceFields({ presentation, field }: PartProps) {
  return (
    <>
      <TextField
        label="Location"
        required
        placeholder={presentation.labels.locationPlaceholder}
        autoComplete="postal-code"
        {...field("location")}
      />
      {presentation.asksRadius && (
        <TextField
          label="Search radius (km)"
          hint={`${formatRadius(QUOTE_MIN_RADIUS_KM)} to ${formatRadius(QUOTE_MAX_RADIUS_KM)}`}
          type="number"
          inputMode="numeric"
          min={QUOTE_MIN_RADIUS_KM}
          max={QUOTE_MAX_RADIUS_KM}
          {...field("radius", { valueAsNumber: true })}
        />
      )}
    </>
  );
}

function StandsField({ field }: PartProps) {
  return (
    <SelectField label="Where will it stand?" prompt="Choose one" options={STANDS} {...field("stands")} />
  );
}

function DateField({ form: { control }, field, presentation: { labels, isDateRequired } }: PartProps) {
  const [date, location] = useWatch({ control, name: ["hireDate", "location"] });
  const today = todayInLondon();
  const place = useSettledValue(location.trim());
  const understood = useUnderstoodPlace(wantedDayWords(date, today) ? place : "");
  return (
    <TextField
      label={labels.hireDate}
      required={isDateRequired}
      hint={wantedDayWords(date, today, understood?.searched?.division)}
      type="date"
      min={today}
      {...field("hireDate")}
    />
  );
}

function HireField({ form: { control }, field, presentation: { labels, hires }, searched }: PartProps) {
  const hire = useWatch({ control, name: "hireDuration" });
  return (
    <SelectField
      label={labels.hireDuration}
      required
      hint={weeksWords(hire, searched)}
      prompt={labels.hirePrompt}
      options={hires}
      {...field("hireDuration")}
    />
  );
}

/** A separate component, so that a changed value renders only this component. */
const RoadNeeds = ({ form }: QuoteFieldsProps) => roadWords(divisionOf(useRoadPermit(form))).isNeeded;

/** A separate component, so that a changed value renders only this component. */
function Warnings({ form, searched }: QuoteFieldsProps) {
  const names = ["skipSize", "size", "wasteType", "stands", "hireDate", "hireDuration"] as const;
  const [skipSize, size, wasteType, stands, hireDate, hireDuration] = useWatch({
    control: form.control,
    name: names,
  });
  const values = { skipSize, size, wasteType, stands, hireDate, hireDuration };
  return <SkipWarnings values={values} searched={searched} permit={useRoadPermit(form)} />;
}

type CustomerProps = Pick<QuoteFieldsProps, "form" | "posted" | "questions">;

export function CustomerFields({ form, ...messages }: CustomerProps) {
  const field = useFieldProps(form, messages);
  return (
    <FieldGroup title="3. You">
      <TextField
        label="Full Name"
        required
        autoComplete="name"
        className="sm:col-span-2"
        {...field("name")}
      />
      <TextField label="Email Address" required type="email" autoComplete="email" {...field("email")} />
      <TextField label="Phone Number" required type="tel" autoComplete="tel" {...field("phone")} />
      <TextAreaField
        label="Additional Information"
        rows={2}
        className="sm:col-span-2"
        {...field("additionalInfo")}
      />
    </FieldGroup>
  );
}
