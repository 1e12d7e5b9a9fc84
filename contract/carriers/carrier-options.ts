export const CARRIER_NATIONS = ["England", "Wales", "Scotland", "Northern Ireland"] as const;
export type CarrierNation = (typeof CARRIER_NATIONS)[number];

export const CARRIER_REGULATORS: Readonly<Record<CarrierNation, string>> = {
  England: "Environment Agency",
  Wales: "Natural Resources Wales",
  Scotland: "Scottish Environment Protection Agency",
  "Northern Ireland": "Northern Ireland Environment Agency",
};

/** The register's search page in England and Wales, and the home page of the regulator or its department elsewhere. */
export const CARRIER_REGISTERS: Readonly<Record<CarrierNation, string>> = {
  England: "https://environment.data.gov.uk/public-register/view/search-waste-carriers-brokers",
  Wales: "https://naturalresources.wales/checkWaste",
  Scotland: "https://www.sepa.org.uk",
  "Northern Ireland": "https://www.daera-ni.gov.uk",
};

/** Only an upper-tier registration allows a carrier to carry customers' waste. */
export const CARRIER_TIERS = ["upper", "lower"] as const;
export type CarrierTier = (typeof CARRIER_TIERS)[number];

/** What a registration covers, in the words of the Environment Agency's file. A broker or dealer may not carry waste. */
export const CARRIER_TYPES = ["carrier_dealer", "broker_dealer", "carrier_broker_dealer"] as const;
export type CarrierType = (typeof CARRIER_TYPES)[number];

/** A registration, or the permit that is announced to replace it in England from 2027. */
export const CARRIER_SCHEMES = ["registration", "permit"] as const;

/**
 * The result of a check:
 * - matched: number, name and tier agree
 * - other-holder: the number is registered in another name, which is lawful if the company uses a trading name
 * - not-on-register: the number was not registered on the day of the check
 * - expired: the registration ended before the day of the check
 * - lower-tier: a registration that does not allow the company to carry customers' waste
 * - broker-only: a registration as a broker or dealer, which does not cover carrying waste
 */
export const CARRIER_RESULTS = [
  "matched",
  "other-holder",
  "not-on-register",
  "expired",
  "lower-tier",
  "broker-only",
] as const;
export type CarrierResult = (typeof CARRIER_RESULTS)[number];

/** `unknown-format`: the number matches no regulator's format. */
export const CARRIER_UNCHECKED = ["not-checked", "unknown-format"] as const;

/** With `certificate-seen` the administrator saw a document and did not search the register. */
export const CARRIER_METHODS = ["register-page", "register-file", "certificate-seen"] as const;
export type CarrierMethod = (typeof CARRIER_METHODS)[number];

/** Required by the licence of the Environment Agency's file of registered carriers. */
export const REGISTER_FILE_ATTRIBUTION =
  "Contains Environment Agency information © Environment Agency and/or database right.";
