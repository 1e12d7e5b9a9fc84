import { z } from "zod";
import { todayInLondon } from "./dates.ts";
import {
  DIRECTORY_SKIP_SIZES,
  HIRE_DURATIONS,
  HIRE_LENGTHS,
  QUOTE_SKIP_SIZES,
  WASTE_TYPES,
} from "./forms/form-options.ts";
import { DEFAULT_RADIUS_KM, MAX_LINE, MAX_TEXT, QUOTE_MAX_RADIUS_KM, QUOTE_MIN_RADIUS_KM } from "./limits.ts";
import type { Option } from "./options.ts";
import { emailAddress, lineOfText, linesOfText, phoneLine, withoutWebAddress } from "./text/text.ts";

const atMost = (most: number) => `Please use at most ${most} characters`;

const line = (message: string, { least = 1, most = MAX_LINE } = {}) =>
  lineOfText(message).min(least, message).max(most, atMost(most));

const email = (message: string) => emailAddress(message, atMost);

const choice = (options: readonly Option[], message: string) =>
  z
    .string(message)
    .refine((value) => options.some((option) => option.value === value), message)
    .meta({ enum: options.map(({ value }) => value) });

const additionalInfo = linesOfText().max(MAX_TEXT, atMost(MAX_TEXT)).nullish();

export const directoryQuoteForm = z.object({
  name: withoutWebAddress(line("Name is required"), "a name"),
  email: email("Valid email is required"),
  phone: phoneLine("Phone is required", { least: 1 }),
  location: withoutWebAddress(line("Location is required"), "a place"),
  wasteType: choice(WASTE_TYPES, "Please select waste type"),
  skipSize: choice(DIRECTORY_SKIP_SIZES, "Please select skip size"),
  hireLength: choice(HIRE_LENGTHS, "Please select hire length"),
  additionalInfo,
});

const radius = `Enter a radius from ${QUOTE_MIN_RADIUS_KM} to ${QUOTE_MAX_RADIUS_KM} km`;

export const pageQuoteForm = z.object({
  name: withoutWebAddress(line("Name must be at least 2 characters", { least: 2 }), "a name"),
  email: email("Please enter a valid email address"),
  phone: phoneLine(),
  location: withoutWebAddress(line("Please enter your location", { least: 3 }), "a place"),
  skipSize: choice(QUOTE_SKIP_SIZES, "Please select a skip size"),
  wasteType: line("Please describe the waste type", { least: 3 }),
  hireDate: z.iso
    .date("Please select hire date")
    .refine((day) => day >= todayInLondon(), "Hire date must be today or later"),
  hireDuration: choice(HIRE_DURATIONS, "Please select hire duration"),
  additionalInfo,
  radius: z
    .number(radius)
    .min(QUOTE_MIN_RADIUS_KM, radius)
    .max(QUOTE_MAX_RADIUS_KM, radius)
    .default(DEFAULT_RADIUS_KM),
});
