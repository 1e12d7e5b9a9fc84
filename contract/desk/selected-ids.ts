import { z } from "zod";
import { MAX_BULK } from "./options.ts";

/** The ids of selected rows. Repeated ids are removed. */
export const selectedIds = z
  .array(z.int("ids must be whole numbers").positive("ids must be whole numbers"), "ids must be a list")
  .min(1, "Select at least one")
  .max(MAX_BULK, `Select at most ${MAX_BULK}`)
  .transform((ids) => [...new Set(ids)]);
