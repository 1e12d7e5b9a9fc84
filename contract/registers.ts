import { z } from "zod";
import { todayInLondon } from "./dates.ts";
import { REGISTERS } from "./desk/options.ts";
import { MAX_LINE } from "./limits.ts";

/** Without `apply=true` nothing is recorded. */
export const registerQuery = z.object({
  register: z.enum(REGISTERS.map(({ value }) => value)),
  apply: z.enum(["true", "false"], "apply must be true or false").optional(),
  date: z.iso
    .date("date must be a day, such as 2026-11-20")
    .refine((day) => day <= todayInLondon(), "The file can't be from a day in the future")
    .optional()
    .meta({
      description:
        "The day on which the file was downloaded. If left out or today, the day in `fileName`, if there is one",
    }),
  fileName: z
    .string()
    .max(MAX_LINE)
    .default("")
    .meta({ description: "Companies House says in it whether the file is the whole register" }),
});

/** The report that the command prints and the administrator's page shows. */
export const registerReportSchema = z
  .object({
    applied: z.boolean(),
    lines: z.array(
      z.object({
        outcome: z.string().meta({ description: "The result in a few words: “expired”" }),
        number: z.string().meta({ description: "The number in the register" }),
        companyId: z.int(),
        name: z.string().meta({ description: "The company's name in the directory" }),
        notes: z.array(z.string()),
      }),
    ),
    summary: z
      .string()
      .meta({ description: "The size of the file, and how many companies have which result" }),
    doubt: z.string().nullable().meta({ description: "Why the file may be incomplete" }),
    afterwards: z.string().meta({ description: "What to do with the file once the results are recorded" }),
    attribution: z.string().meta({ description: "The attribution that the register's licence requires" }),
  })
  .meta({ id: "RegisterReport" });
export type RegisterReport = z.output<typeof registerReportSchema>;
