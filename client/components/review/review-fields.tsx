import { useId } from "react";
import { REVIEW_RATINGS, REVIEW_SKIP_SIZES } from "#contract/forms/form-options.ts";
import { SelectField, TextAreaField, TextField } from "../form/fields.tsx";
import { FieldError } from "../form/form-field.tsx";
import type { useFieldProps } from "../form/posted-form.ts";

const RATINGS = REVIEW_RATINGS.toReversed();
const SIZES = REVIEW_SKIP_SIZES.map((size) => ({ value: size, label: size }));

type ReviewFieldName = "customerName" | "rating" | "title" | "content" | "skipSize";
type RegisteredField = ReturnType<ReturnType<typeof useFieldProps>>;

/** Pages without script pass only the field's name, value and error. */
type ReviewFieldProps = Pick<RegisteredField, "name" | "defaultValue" | "error"> &
  Partial<RegisteredField> & { id?: string };

interface ReviewFieldsProps {
  field: (name: ReviewFieldName) => ReviewFieldProps;
  autoFocus?: boolean;
}

export function ReviewFields({ field, autoFocus = false }: ReviewFieldsProps) {
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
      <RatingField {...field("rating")} />
      <TextField label="Review Title" required className="sm:col-span-2" {...field("title")} />
      <TextAreaField label="Your Review" required rows={5} className="sm:col-span-2" {...field("content")} />
      <SelectField label="Skip Size" options={SIZES} prompt="Choose a skip size" {...field("skipSize")} />
      <p className="text-sm text-muted sm:col-span-2">
        Your own experience only, with nothing given for it:{" "}
        <a href="/reviews-policy" className="link">
          Reviews policy
        </a>
      </p>
    </>
  );
}

function RatingField({ id, error, defaultValue, question: _, ...control }: ReviewFieldProps) {
  const fieldId = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${fieldId}-label`}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${fieldId}-error` : undefined}
      className="grid content-end gap-1.5"
    >
      <p className="font-semibold">
        <span id={`${fieldId}-label`}>Rating</span>{" "}
        <span aria-hidden="true" className="text-stop">
          *
        </span>
      </p>{" "}
      {error && <FieldError id={`${fieldId}-error`} message={error} />}{" "}
      <div className="relative -ml-1.5 flex flex-wrap items-center">
        {RATINGS.map(({ value, label }, index) => (
          <label key={value} className="rating-star">
            <input
              {...control}
              {...(index === 0 && id !== undefined && { id })}
              type="radio"
              value={value}
              defaultChecked={defaultValue === String(value)}
            />{" "}
            <span>{`${value} ${label}`}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
