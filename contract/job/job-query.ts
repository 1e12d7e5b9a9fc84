import { z } from "zod";
import { todayInLondon } from "../dates.ts";
import { valuesOf } from "../options.ts";
import { JOB_SIZES, type JobSize, MAX_WEEKS, STANDS, WASTES, wastesAmong } from "./job.ts";

const isJobSize = (yards: number): yards is JobSize => JOB_SIZES.some((size) => size === yards);

export const jobSize = z.literal(JOB_SIZES, `size must be one of ${JOB_SIZES.join(", ")} cubic yards`);
const WASTE_VALUES = valuesOf(WASTES);
const UNKNOWN_WASTE = `waste must be one of ${WASTE_VALUES.join(", ")}`;
export const waste = z.enum(WASTE_VALUES, UNKNOWN_WASTE);
const stands = z.enum(valuesOf(STANDS), `stands must be one of ${valuesOf(STANDS).join(", ")}`);
const weeks = z
  .int(`weeks must be a whole number from 1 to ${MAX_WEEKS}`)
  .min(1, `weeks must be from 1 to ${MAX_WEEKS}`)
  .max(MAX_WEEKS, `weeks must be from 1 to ${MAX_WEEKS}`);
const date = z.iso
  .date("date must be a day such as 2026-12-24")
  .refine((day) => day >= todayInLondon(), "date must not be in the past");

export const jobSchema = z
  .object({ size: jobSize, date, weeks, stands, waste: z.array(waste).max(WASTES.length) })
  .partial()
  .meta({ id: "Job", description: "What the customer needs, apart from the place. Everything is optional" });

export const requestedJobSchema = jobSchema
  .extend({
    division: z.literal("northern-ireland").optional().meta({
      description:
        "Only in Northern Ireland: a skip on the road needs no permit, but may need the consent of DfI Roads",
    }),
  })
  .meta({ id: "RequestedJob", description: "The job of a request, apart from the place" });

const wholeNumber = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : Number.NaN);

export const jobQueryFields = {
  size: z
    .string()
    .transform(wholeNumber)
    .refine(isJobSize, `size must be one of ${JOB_SIZES.join(", ")} cubic yards`)
    .meta({ type: "integer", enum: [...JOB_SIZES], description: "Cubic yards of the skip wanted" }),
  date: date.meta({ description: "Delivery wanted" }),
  weeks: z
    .string()
    .transform(wholeNumber)
    .pipe(weeks)
    .meta({ type: "integer", description: `Weeks of hire, 1 to ${MAX_WEEKS}; 2 when left out` }),
  stands: stands.meta({ description: "Where the skip will stand" }),
  waste: z
    .string()
    .transform((text) => text.split(",").filter(Boolean))
    // The schema of an array would name `waste.1` in its issues instead of the parameter.
    .refine((named) => named.every((one) => WASTE_VALUES.some((waste) => waste === one)), UNKNOWN_WASTE)
    .transform((named) => wastesAmong(named).join(","))
    .meta({ type: "string", description: `Comma-separated: ${WASTE_VALUES.join(", ")}` }),
};
