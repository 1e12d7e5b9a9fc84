import { TextField } from "#client/components/form/fields.tsx";
import type { Questions } from "#client/components/form/find-questions.ts";
import type { PostedForm } from "#client/components/form/posted-form.ts";
import { QuoteFields } from "#client/components/quote/quote-fields.tsx";
import type { QuoteFormState } from "#client/components/quote/quote-form.ts";
import { PAGE_PRESENTATION } from "#client/components/quote/quote-presentations.ts";
import { SizeNoteWithoutScript } from "#client/components/quote/skip-warnings.tsx";
import type { Job } from "#contract/job/job.ts";
import { QUOTE_MAX_RADIUS_KM, QUOTE_MIN_RADIUS_KM } from "#contract/limits.ts";
import { formatRadius } from "#contract/text/place-words.ts";

interface PageQuoteFieldsProps {
  form: QuoteFormState;
  posted: PostedForm | undefined;
  questions: Questions;
  searched: Job;
  /** The companies to which the request would go. */
  companies: readonly { id: number }[];
}

export const PageQuoteFields = (props: PageQuoteFieldsProps) => (
  <QuoteFields
    {...props}
    presentation={PAGE_PRESENTATION}
    waste={(field) => (
      <>
        <TextField
          label="Type of Waste"
          required
          placeholder="For example: soil and bricks"
          className="sm:col-span-2"
          {...field("wasteType")}
        />
        <SizeNoteWithoutScript />
      </>
    )}
    radius={(field) => (
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
  />
);
