import { useWatch } from "react-hook-form";
import { SelectField } from "#client/components/form/fields.tsx";
import type { Questions } from "#client/components/form/find-questions.ts";
import { QuoteFields } from "#client/components/quote/quote-fields.tsx";
import type { QuoteFormState } from "#client/components/quote/quote-form.ts";
import { DIRECTORY_PRESENTATION } from "#client/components/quote/quote-presentations.ts";
import { useSettledValue } from "#client/components/quote/use-settled-value.ts";
import { UnderstoodPlaceNotice } from "#client/components/search/understood-place-notice.tsx";
import { WASTE_TYPES } from "#contract/forms/form-options.ts";
import type { Job } from "#contract/job/job.ts";
import { wastesInWords } from "#contract/job/job-options.ts";

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
