import { z } from "zod";
import { COMPANY_REGISTERS, REGISTER_MATCHES, REGISTER_STATUSES } from "./register-options.ts";

export const registerResultSchema = z
  .object({
    register: z.enum(COMPANY_REGISTERS).meta({
      description:
        "companies-house: Companies House's free company data product. operator-licences: the goods vehicle operator licences of the Driver and Vehicle Standards Agency, Open Government Licence v3.0",
    }),
    number: z.string().meta({ description: "The company number, or that of the operator licence" }),
    status: z.enum(REGISTER_STATUSES).meta({
      description:
        "active to dissolved are statuses of a company, valid to ended those of a licence. not-found: the number that the company states is not in the file, which does not mean that the company has closed",
    }),
    asOf: z.iso.date().meta({ description: "The day of the register's file" }),
    matchedBy: z.enum(REGISTER_MATCHES).meta({ description: "decided: by the directory's administrator" }),
  })
  .meta({ id: "RegisterResult", description: "What the file of a public register says about a company" });
export type RegisterResult = z.output<typeof registerResultSchema>;

/**
 * A row of a register's file that may be the company's. It has the company's name but not its postcode, or several such rows have
 * both. The administrator decides.
 */
export const registerDoubtSchema = registerResultSchema.omit({ matchedBy: true }).extend({
  postcodes: z.array(z.string()).optional().meta({
    description:
      "Of the row: whole postcodes of a company, districts of anybody else. Missing if the file was compared by an earlier release",
  }),
});
export type RegisterDoubt = z.output<typeof registerDoubtSchema>;

export const registerResultsSchema = z.array(registerResultSchema).meta({
  description:
    "What the files of public registers said about the company, at most one result for each register. Empty if no file was compared, or no row is certainly the company's",
});

/** One of the rows that the work queue names. */
export const chosenRow = z.object({
  register: z.enum(COMPANY_REGISTERS, "register is not known"),
  number: z.string("number must be the number of a row").min(1).max(20),
});
export type ChosenRow = z.output<typeof chosenRow>;
