import { z } from "zod";
import { MAX_BULK } from "./options.ts";

/** The ids of selected rows. Repeated ids are removed. */
export const selectedIds = z
  .array(z.int("ids must be whole numbers").positive("ids must be whole numbers"), "ids must be a list")
  .min(1, "Select at least one")
  .max(MAX_BULK, `Select at most ${MAX_BULK}`)
  .transform((ids) => [...new Set(ids)]);

/** The values of a list of options, in the form that a zod enum needs. */
export const valuesOf = <Value extends string>(options: readonly { value: Value }[]): Value[] =>
  options.map(({ value }) => value);
