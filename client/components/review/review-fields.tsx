import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";
import { REVIEW_RATINGS, REVIEW_SKIP_SIZES } from "#contract/forms/form-options.ts";
import { withRating } from "#contract/reviews.ts";
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

/** The form has the rating as the text of a radio button. The text is empty until the visitor chooses a rating. */
export type TypedReview<Review extends { rating: number }> = Omit<Review, "rating"> & { rating: string };

export function reviewResolver<Review extends { rating: number }>(schema: z.ZodType<Review, FieldValues>) {
  const resolve = zodResolver(schema) as unknown as Resolver<FieldValues, unknown, Review>;
  return ((values, context, options) => resolve(withRating(values), context, options as never)) as Resolver<
    TypedReview<Review>,
    unknown,
    Review
  >;
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
