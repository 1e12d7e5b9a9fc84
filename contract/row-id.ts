import { z } from "zod";

export const rowId = z
  .string()
  .regex(/^\d{1,15}$/, "id must be a whole number")
  .transform(Number)
  .meta({ type: "integer" });
