import { z } from "zod";

export const CARRIER_NATIONS = ["England", "Wales", "Scotland", "Northern Ireland"] as const;
export type CarrierNation = (typeof CARRIER_NATIONS)[number];

/** Who registers carriers in each nation. */
export const CARRIER_REGULATORS: Readonly<Record<CarrierNation, string>> = {
  England: "Environment Agency",
  Wales: "Natural Resources Wales",
  Scotland: "Scottish Environment Protection Agency",
  "Northern Ireland": "Northern Ireland Environment Agency",
};

/** Only an upper-tier registration allows to carry customers' waste. */
export const CARRIER_TIERS = ["upper", "lower"] as const;
export type CarrierTier = (typeof CARRIER_TIERS)[number];

/**
 * What a check found:
 * - matched: number, name and tier agree
 * - other-holder: the number is registered, in another name; lawful where a company trades in another name
 * - not-on-register: not registered on that day
 * - expired: registered until a day before the check
 * - lower-tier: a registration that does not allow it to carry customers' waste
 */
export const CARRIER_RESULTS = [
  "matched",
  "other-holder",
  "not-on-register",
  "expired",
  "lower-tier",
] as const;
export type CarrierResult = (typeof CARRIER_RESULTS)[number];

/** How it was checked. The company's own certificate is seen, but nothing is asked of the register. */
export const CARRIER_METHODS = ["register-page", "register-file", "certificate-seen"] as const;
export type CarrierMethod = (typeof CARRIER_METHODS)[number];

const day = z.iso.date("A date looks like 2026-11-23");

export const carrierCheckSchema = z
  .object({
    number: z.string(),
    nation: z.enum(CARRIER_NATIONS),
    regulator: z.string(),
    tier: z.enum(CARRIER_TIERS).nullable().meta({ description: "Null if the register names none" }),
    result: z.enum(CARRIER_RESULTS),
    method: z.enum(CARRIER_METHODS),
    validTo: day.nullable().meta({ description: "The last day of the registration; null if it has none" }),
    checkedOn: day,
    link: z.url().nullable().meta({ description: "The register's page about this number" }),
  })
  .meta({ id: "CarrierCheck", description: "A check of a company's registration as a waste carrier" });
export type CarrierCheck = z.output<typeof carrierCheckSchema>;

/** Days after which a check no longer says anything about today. */
export const CARRIER_CHECK_DAYS = 90;
