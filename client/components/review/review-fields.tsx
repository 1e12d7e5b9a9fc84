import { REVIEW_RATINGS, REVIEW_SKIP_SIZES } from "#contract/forms/form-options.ts";
import { SelectField, TextAreaField, TextField } from "../form/fields.tsx";
import type { useFieldProps } from "../form/posted-form.ts";

const RATINGS = REVIEW_RATINGS.map(({ value, label }) => ({
  value: String(value),
  label: `${value} ${label}`,
}));
const SIZES = REVIEW_SKIP_SIZES.map((size) => ({ value: size, label: size }));

type ReviewFieldName = "customerName" | "rating" | "title" | "content" | "skipSize";
type RegisteredField = ReturnType<ReturnType<typeof useFieldProps>>;

/** The props of a field. Without script they are the field's name, value and error. */
type ReviewFieldProps = Pick<RegisteredField, "name" | "defaultValue" | "error"> &
  Partial<RegisteredField> & { id?: string };

interface ReviewFieldsProps {
  /** Returns the props of a field: see `useFieldProps`. */
  field: (name: ReviewFieldName, options?: { valueAsNumber: true }) => ReviewFieldProps;
  autoFocus?: boolean;
  /** The label of an empty first option of the rating. Without it, the first rating is preselected. */
  ratingPrompt?: string;
}

/** The fields of a review, for a form with two columns. */
export function ReviewFields({ field, autoFocus = false, ratingPrompt }: ReviewFieldsProps) {
  return (
    <>
      <TextField
        label="Your Name"
        required
        autoFocus={autoFocus}
        autoComplete="name"
        hint="Shown with your review."
        {...field("customerName")}
      />
      <SelectField
        label="Rating"
        required
        hint="From 5, excellent, to 1, terrible."
        options={RATINGS}
        {...(ratingPrompt !== undefined && { prompt: ratingPrompt })}
        {...field("rating", { valueAsNumber: true })}
      />
      <TextField label="Review Title" required className="sm:col-span-2" {...field("title")} />
      <TextAreaField label="Your Review" required rows={5} className="sm:col-span-2" {...field("content")} />
      <SelectField label="Skip Size" options={SIZES} prompt="Choose a skip size" {...field("skipSize")} />
    </>
  );
}
