import { z } from "zod";
import type { ToastMessage } from "#client/components/toasts/toast.ts";
import { todayInLondon } from "#contract/dates.ts";
import {
  DIRECTORY_SKIP_SIZES,
  HIRE_DURATIONS,
  HIRE_LENGTHS,
  QUOTE_SKIP_SIZES,
  WASTE_TYPES,
} from "#contract/forms/form-options.ts";
import type { Job, JobSize } from "#contract/job/job.ts";
import {
  directorySkipSize,
  directoryWasteType,
  hireDurationOf,
  hireLengthOf,
  pageSkipSize,
} from "#contract/job/job-options.ts";
import type { Option } from "#contract/options.ts";
import { directoryQuoteForm, pageQuoteForm } from "#contract/quote-form.ts";

const pageSchema = pageQuoteForm.extend({ size: z.string(), stands: z.string() });

export type QuoteInput = z.input<typeof pageSchema>;
export type QuoteOutput = z.output<typeof pageSchema>;
export interface QuotePresentation {
  draft: string;
  schema: z.ZodType<QuoteOutput, QuoteInput>;
  mode: "onSubmit" | "onTouched";
  skipSizes: readonly Option[];
  skipSizeOf: (size: JobSize) => string;
  wasteTypes?: readonly Option[];
  hires: readonly Option[];
  hireOf: (weeks: number) => string;
  labels: { hireDate: string; hireDuration: string; hirePrompt: string; locationPlaceholder?: string };
  isDateRequired: boolean;
  asksRadius: boolean;
  sendingFailed: ToastMessage;
  bodyOf: (fields: Omit<QuoteOutput, "size" | "stands">, job: Job | undefined) => object;
}

export const PAGE_PRESENTATION: QuotePresentation = {
  draft: "quote",
  schema: pageSchema,
  mode: "onSubmit",
  skipSizes: QUOTE_SKIP_SIZES,
  skipSizeOf: pageSkipSize,
  hires: HIRE_DURATIONS,
  hireOf: hireDurationOf,
  labels: {
    hireDate: "Hire Date",
    hireDuration: "Hire Duration",
    hirePrompt: "Select hire duration",
    locationPlaceholder: "Enter postcode or town",
  },
  isDateRequired: true,
  asksRadius: true,
  sendingFailed: {
    title: "Failed to send quotes",
    description: "There was an error sending your quote requests. Please try again.",
    destructive: true,
  },
  bodyOf: (fields) => fields,
};

const DAY_PASSED = "Hire date must be today or later";
const { hireLength, ...ownFields } = directoryQuoteForm.shape;

export const DIRECTORY_PRESENTATION: QuotePresentation = {
  draft: "directory-quote",
  schema: pageSchema.extend({
    ...ownFields,
    // Any non-empty text is valid, because the list also offers the wastes of the search as one option. `bodyOf` maps this option
    // to a waste type of the API.
    wasteType: z.string().min(1, "Please select waste type"),
    hireDate: z.literal("").or(z.iso.date(DAY_PASSED).refine((day) => day >= todayInLondon(), DAY_PASSED)),
    hireDuration: hireLength,
  }),
  mode: "onTouched",
  skipSizes: DIRECTORY_SKIP_SIZES,
  skipSizeOf: directorySkipSize,
  wasteTypes: WASTE_TYPES,
  hires: HIRE_LENGTHS,
  hireOf: hireLengthOf,
  labels: {
    hireDate: "Delivery date, if you know it",
    hireDuration: "Hire Length",
    hirePrompt: "Select hire length",
  },
  isDateRequired: false,
  asksRadius: false,
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
