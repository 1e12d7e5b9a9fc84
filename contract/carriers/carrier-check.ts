import { z } from "zod";
import { todayInLondon } from "../dates.ts";
import { rowId } from "../field-schemas.ts";
import { requiredLine } from "../text/text.ts";
import {
  CARRIER_METHODS,
  CARRIER_NATIONS,
  CARRIER_RESULTS,
  CARRIER_SCHEMES,
  CARRIER_TIERS,
  CARRIER_TYPES,
  CARRIER_UNCHECKED,
} from "./carrier-options.ts";

const day = z.iso.date({ error: "A date looks like 2026-11-23", abort: true });

const checkShape = {
  number: z.string().meta({ description: "In the regulator's spelling" }),
  nation: z.enum(CARRIER_NATIONS),
  tier: z.enum(CARRIER_TIERS).nullable().meta({ description: "Null if the number names none" }),
  result: z.enum(CARRIER_RESULTS),
  method: z.enum(CARRIER_METHODS),
  validTo: day.nullable().meta({ description: "The last day of the registration; null if it is not known" }),
  checkedOn: day,
};

/** Checks stored by earlier releases lack these fields. */
const lateShape = {
  scheme: z.enum(CARRIER_SCHEMES).optional().meta({
    description:
      "permit: the environmental permit that is announced to replace registrations in England from 2027. Missing: registration",
  }),
  type: z.enum(CARRIER_TYPES).nullish().meta({
    description:
      "What the registration covers, as its register says: broker_dealer does not cover carrying waste. Null or missing if it is not known",
  }),
};

const storedCheck = z.object({ ...checkShape, ...lateShape });
export type CarrierCheck = z.output<typeof storedCheck>;

export const carrierSchema = z
  .object({
    ...checkShape,
    scheme: z.enum(CARRIER_SCHEMES).meta({
      description:
        "permit: the environmental permit that is announced to replace registrations in England from 2027",
    }),
    type: z.enum(CARRIER_TYPES).nullable().meta({
      description: "What it covers: broker_dealer does not cover carrying waste. Null if it is not known",
    }),
    nation: z.enum(CARRIER_NATIONS).nullable().meta({
      description:
        "Null if nobody checked and the number does not tell: England and Wales issue numbers of the same form",
    }),
    regulator: z.string().nullable().meta({ description: "Null if the number has the form of no regulator" }),
    result: z.enum([...CARRIER_RESULTS, ...CARRIER_UNCHECKED]).meta({
      description:
        "matched: number, name and tier agree; other-holder: registered in another name, which is lawful where a company trades in another; not-checked: nobody checked; unknown-format: nobody checked, and the number has the form of no regulator",
    }),
    method: z.enum(CARRIER_METHODS).nullable().meta({
      description:
        "register-page and register-file: we looked it up in the register; certificate-seen: the company showed its certificate, and the register was not asked",
    }),
    checkedOn: day.nullable().meta({
      description: "After 90 days a check says nothing about today. Null if nobody checked",
    }),
    link: z.url().nullable().meta({
      description:
        "Where the regulator's register is searched; null for an invented number and an unknown form",
    }),
  })
  .meta({
    id: "Carrier",
    description:
      "The registration as a waste carrier that a company states, and what we found when we checked it",
  });
export type Carrier = z.output<typeof carrierSchema>;

/** The name of the person who checked is not public. */
export const recordedCheckSchema = storedCheck
  .extend({ id: z.int(), checkedBy: z.string() })
  .meta({ id: "RecordedCheck", description: "A check of a company's registration as a waste carrier" });
export type RecordedCheck = z.output<typeof recordedCheckSchema>;

/** The server adds the number that the company states, and the tier. */
export const newCarrierCheck = z
  .object({
    nation: z.enum(CARRIER_NATIONS, "Please choose the nation of the register"),
    result: z.enum(CARRIER_RESULTS, "Please choose what you found"),
    method: z.enum(CARRIER_METHODS, "Please choose how you checked"),
    checkedOn: day.refine((typed) => typed <= todayInLondon(), "The day of the check can't be in the future"),
    validTo: z.preprocess((typed) => (typed === "" ? null : typed), day.nullish()),
    ...lateShape,
    checkedBy: requiredLine("Checked by", 80),
  })
  .check(({ value, issues }) => {
    const message = contradiction(value);
    if (message) issues.push({ code: "custom", input: value, path: [message.field], message: message.text });
  });
export type NewCarrierCheck = z.output<typeof newCarrierCheck>;

type Entered = Pick<CarrierCheck, "result" | "method" | "checkedOn" | "type"> & {
  validTo?: string | null | undefined;
};

/** Null if the entries do not contradict each other. `field` is the field to correct. */
function contradiction({ result, method, checkedOn, type, validTo }: Entered) {
  if (result === "matched" && type === "broker_dealer")
    return {
      field: "result",
      text: "A broker or dealer may not carry waste: choose “Broker or dealer only”",
    };
  if (result === "not-on-register" && method === "certificate-seen")
    return { field: "method", text: "A certificate can't show that a number is not on the register" };
  if (result === "not-on-register" && validTo)
    return { field: "validTo", text: "A number that is not on the register has no last day" };
  if (result === "expired" && (!validTo || validTo >= checkedOn))
    return { field: "validTo", text: "An expired registration ended before the day of the check" };
  if (result === "matched" && validTo && validTo < checkedOn)
    return { field: "validTo", text: "It ended before the day of the check: choose “Expired” as the result" };
  return null;
}

export const carrierCheckPathParams = z.object({ id: rowId, checkId: rowId });
