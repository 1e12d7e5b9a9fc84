export const CARRIER_NATIONS = ["England", "Wales", "Scotland", "Northern Ireland"] as const;
export type CarrierNation = (typeof CARRIER_NATIONS)[number];

/** Who registers carriers in each nation. */
export const CARRIER_REGULATORS: Readonly<Record<CarrierNation, string>> = {
  England: "Environment Agency",
  Wales: "Natural Resources Wales",
  Scotland: "Scottish Environment Protection Agency",
  "Northern Ireland": "Northern Ireland Environment Agency",
};

/** The page from which each regulator's register is searched. */
export const CARRIER_REGISTERS: Readonly<Record<CarrierNation, string>> = {
  England: "https://environment.data.gov.uk/public-register/view/search-waste-carriers-brokers",
  Wales: "https://naturalresources.wales/checkWaste",
  Scotland: "https://www.sepa.org.uk",
  "Northern Ireland": "https://www.daera-ni.gov.uk",
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

/** What is known of a number that nobody checked: it may have the form of no regulator. */
export const CARRIER_UNCHECKED = ["not-checked", "unknown-format"] as const;

/** How it was checked. The company's own certificate is seen, but nothing is asked of the register. */
export const CARRIER_METHODS = ["register-page", "register-file", "certificate-seen"] as const;
export type CarrierMethod = (typeof CARRIER_METHODS)[number];

/** Days after which a check no longer says anything about today. */
export const CARRIER_CHECK_DAYS = 90;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Whether a check made on a day says nothing any more about today. */
export const isOutdated = (checkedOn: string, today: string): boolean =>
  Date.parse(today) - Date.parse(checkedOn) > CARRIER_CHECK_DAYS * DAY_MS;

/** The last day on which a check made on a day says something. Both as YYYY-MM-DD. */
export const lastDayOfCheck = (checkedOn: string): string =>
  new Date(Date.parse(checkedOn) + CARRIER_CHECK_DAYS * DAY_MS).toISOString().slice(0, 10);
