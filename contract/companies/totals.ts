import { z } from "zod";
import { decimal } from "../field-schemas.ts";
import { jobSize, waste } from "../job/job-query.ts";
import { permitPeriodSchema } from "../job/permits.ts";
import { STATED_BY, wasteChargeSchema } from "../job/terms.ts";

const COST_KINDS = ["hire", "permit", "extra-week", "waste-charge"] as const;
export type CostKind = (typeof COST_KINDS)[number];

/**
 * The source of an amount: the company's terms, an estimate from its price range, or the council's fee. `statedBy` says who
 * stated a price of the company: the company itself, or the directory for it.
 */
const COST_SOURCES = ["company", "estimate", "council"] as const;

const costRange = { from: decimal, to: decimal };

const costPart = z.object({
  kind: z.enum(COST_KINDS),
  ...costRange,
  source: z.enum(COST_SOURCES),
  statedBy: z.enum(STATED_BY).optional().meta({
    description: "Who stated a price of the source company, as in its prices. Absent from charges for wastes",
  }),
  hireDays: z.int().nullable().optional().meta({
    description: "Days that a stated price of the hire includes, at most 366; null if nobody has said",
  }),
  permit: permitPeriodSchema.optional().meta({ description: "What the fee of a permit pays for" }),
});
export type CostPart = z.output<typeof costPart>;

/** In pounds with VAT. Unknown parts are not included. */
export const totalSchema = z
  .object({
    ...costRange,
    known: z.boolean().meta({ description: "Whether no part is estimated and none is unknown" }),
    parts: z.array(costPart),
    unknown: z.array(z.enum(COST_KINDS)).meta({
      description:
        "Parts that are neither stated nor estimated. extra-week also if a price does not say how long it lasts",
    }),
    mayNeedConsent: z.literal(true).optional().meta({
      description:
        "On a road in Northern Ireland: the fee for a consent of DfI Roads, if it is needed, is not included",
    }),
  })
  .meta({ id: "Total", description: "What the job costs at this company" });
export type Total = z.output<typeof totalSchema>;

/** The wastes because of which the company has no price for the job. At least one list is not empty. */
export const notTakenSchema = z
  .object({
    refused: z.array(waste).meta({ description: "Wastes that the company refuses" }),
    inSize: z.array(waste).meta({ description: "Wastes that the company does not allow in this size" }),
    notStated: z.array(waste).meta({
      description: "Asbestos, if the company does not say that it takes it: no ordinary skip does",
    }),
  })
  .meta({ id: "NotTaken" });
export type NotTaken = z.output<typeof notTakenSchema>;

export const takenSchema = z
  .object({
    waste,
    taken: z.enum(["yes", "charge", "ask", "no"]),
    sizes: z.array(jobSize).optional().meta({
      description: "The sizes in which the company allows the waste, if it does not say so of all its sizes",
    }),
  })
  .meta({ id: "WasteTaken" });
export type WasteTaken = z.output<typeof takenSchema>;

export const apartSchema = z
  .object({
    waste,
    charge: wasteChargeSchema.omit({ waste: true }).nullable().meta({ description: "Null if not stated" }),
    isFree: z.literal(true).optional().meta({ description: "The company takes it at no further charge" }),
  })
  .meta({ id: "CollectedApart" });
export type CollectedApart = z.output<typeof apartSchema>;
