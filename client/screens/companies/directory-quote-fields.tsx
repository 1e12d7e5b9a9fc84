import { useWatch } from "react-hook-form";
import { z } from "zod";
import { SelectField } from "#client/components/form/fields.tsx";
import type { Questions } from "#client/components/form/find-questions.ts";
import { QuoteFields } from "#client/components/quote/quote-fields.tsx";
import {
  type QuoteFormState,
  type QuotePresentation,
  quoteFields,
} from "#client/components/quote/quote-form.ts";
import { useSettledValue } from "#client/components/quote/use-settled-value.ts";
import { UnderstoodPlaceNotice } from "#client/components/search/understood-place-notice.tsx";
import { todayInLondon } from "#contract/dates.ts";
import { DIRECTORY_SKIP_SIZES, HIRE_LENGTHS, WASTE_TYPES } from "#contract/forms/form-options.ts";
import type { Job } from "#contract/job/job.ts";
import {
  directorySkipSize,
  directoryWasteType,
  hireLengthOf,
  wastesInWords,
} from "#contract/job/job-options.ts";
import { directoryQuoteForm } from "#contract/quote-form.ts";

const DAY_PASSED = "Hire date must be today or later";
const { hireLength, ...ownFields } = directoryQuoteForm.shape;

/** The quote form of the directory, which is sent to the companies chosen in the list. */
export const DIRECTORY_PRESENTATION: QuotePresentation = {
  draft: "directory-quote",
  schema: quoteFields.extend({
    ...ownFields,
    // The wastes of the search are an option too. `bodyOf` turns them into one of the options that a request can have.
    wasteType: z.string().min(1, "Please select waste type"),
    hireDate: z.literal("").or(z.iso.date(DAY_PASSED).refine((day) => day >= todayInLondon(), DAY_PASSED)),
    hireDuration: hireLength,
  }),
  mode: "onTouched",
  skipSizes: DIRECTORY_SKIP_SIZES,
  skipSizeOf: directorySkipSize,
  hires: HIRE_LENGTHS,
  hireOf: hireLengthOf,
  labels: {
    hireDate: "Delivery date, if you know it",
    hireDuration: "Hire Length",
    hirePrompt: "Select hire length",
  },
  isDateRequired: false,
  hasRadius: false,
  sendingFailed: {
    title: "Error",
    description: "Failed to send quote request. Please try again.",
    destructive: true,
  },
  bodyOf({ hireDate: _, radius: __, hireDuration, ...fields }, job) {
    const wasteType = job?.waste ? directoryWasteType(job.waste) : fields.wasteType;
    return { ...fields, wasteType, hireLength: hireDuration };
  },
};

interface DirectoryQuoteFieldsProps {
  form: QuoteFormState;
  questions: Questions;
  searched: Job;
  /** The companies to which the request would go. */
  companies: readonly { id: number }[];
}

export function DirectoryQuoteFields(props: DirectoryQuoteFieldsProps) {
  const asked = wastesInWords(props.searched.waste ?? []);
  return (
    <QuoteFields
      {...props}
      presentation={DIRECTORY_PRESENTATION}
      waste={(field) => (
        <SelectField
          label="Type of Waste"
          required
          prompt="Select waste type"
          options={asked ? [{ value: asked, label: asked }, ...WASTE_TYPES] : WASTE_TYPES}
          {...field("wasteType")}
        />
      )}
      placeNotice={<LocationNotice form={props.form} />}
    />
  );
}

/** A separate component, so that only it renders when the location changes. */
function LocationNotice({ form: { control, setValue, setFocus } }: { form: QuoteFormState }) {
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
