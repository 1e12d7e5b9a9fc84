import type { CarrierNation, CarrierTier } from "./carrier-options.ts";

type CarrierWarning = "lower-tier" | "new-format" | "old-format";

export const CARRIER_WARNINGS: Readonly<Record<CarrierWarning, string>> = {
  "lower-tier":
    "This is a lower-tier number. Lower tier is not meant for carrying customers' waste: a skip company needs upper tier.",
  "new-format": "This is Scotland's new form of 2026. Look the number up at the register by hand.",
  "old-format": "This is an old form that is no longer issued. Ask the company for its current number.",
};

interface CarrierNumber {
  /** In the regulator's spelling. */
  number: string;
  /** The nations that issue numbers of this format. England and Wales share a format. */
  nations: readonly CarrierNation[];
  /** Null if the format does not show the tier. */
  tier: CarrierTier | null;
  warnings: readonly CarrierWarning[];
  /** True for a number that only examples and demonstration data use. No regulator has issued it. */
  isSample: boolean;
}

interface NumberFormat {
  /** In a format with `spell`, the capture groups are the letter of the tier and the digits. Other formats have no groups. */
  form: RegExp;
  /** Matches sample numbers in the regulator's spelling. They have more digits than the numbers issued so far. */
  sample?: RegExp;
  nations: readonly CarrierNation[];
  warning?: CarrierWarning;
  spell?: (letter: string, digits: string) => string;
}

const SCOTLAND = ["Scotland"] as const;
const ENGLAND_WALES = ["England", "Wales"] as const;

/**
 * Formats without spaces, from DEFRA/waste-movement-utils `src/constants/regexes.js`, July 2026 (Open Government Licence v3).
 * Two formats are missing there: EAS/R (see DEFRA/waste-tracking-service, discussion 240), and numbers such as
 * CB/AF7003CS/A001, which the Environment Agency issued before CBD. The formats of sample numbers are our own.
 */
const FORMATS: readonly NumberFormat[] = [
  {
    form: /^CBD([UL])[-/]?(\d{3,12})$/,
    sample: /^CBD[UL]99\d{6}$/,
    nations: ENGLAND_WALES,
    spell: (letter, digits) => `CBD${letter}${digits}`,
  },
  { form: /^CB\/[A-Z]{2}\d{4}[A-Z]{2}\/A\d{3}$/, nations: ENGLAND_WALES, warning: "old-format" },
  { form: /^WCR\/R\/\d{7}$/, nations: SCOTLAND },
  { form: /^WCR\/R\/99\d{6}$/, sample: /./, nations: SCOTLAND },
  { form: /^(?:SCO|SEA|SNO|SWE|WCR)\/\d{6}$/, nations: SCOTLAND },
  { form: /^PCT-[A-Z]-\d{3,7}$/, nations: SCOTLAND },
  { form: /^EAS\/R\/\d{7}$/, nations: SCOTLAND, warning: "new-format" },
  {
    form: /^ROC\W*([UL])T\W*(\d{1,5}|99\d{4})$/,
    sample: /^ROC [UL]T 99\d{4}$/,
    nations: ["Northern Ireland"],
    spell: (letter, digits) => `ROC ${letter}T ${digits}`,
  },
];

/** Some companies write the regulator's abbreviation before their number. */
const REGULATOR = /^(?:EA|NRW|SEPA|NIEA)[\s:.-]+/;

/** Longer texts are cut. Every number has fewer characters, even with spaces and a regulator's abbreviation. */
const MAX_TYPED = 60;

const withoutSpaces = (text: string): string =>
  text
    .slice(0, MAX_TYPED)
    .normalize("NFKC")
    .toUpperCase()
    .trim()
    .replace(REGULATOR, "")
    .replace(/\s+/g, "")
    .replace(/[.,;]$/, "");

const tierOf = (letter: string | undefined): CarrierTier | null =>
  letter === undefined ? null : letter === "U" ? "upper" : "lower";

/** Null for other text, such as a site's permit number or a text with two numbers. */
export function parseCarrierNumber(text: string): CarrierNumber | null {
  const typed = withoutSpaces(text);
  for (const { form, sample, nations, warning, spell } of FORMATS) {
    const match = form.exec(typed);
    if (!match) continue;
    const [, letter, digits = ""] = match;
    const tier = tierOf(letter);
    const number = spell && letter ? spell(letter, digits) : typed;
    const warnings = tier === "lower" ? ["lower-tier" as const] : warning ? [warning] : [];
    return { number, nations, tier, warnings, isSample: sample?.test(number) ?? false };
  }
  return null;
}

/** A warning for a number of no known form. Null for one that a register can have issued. */
export const carrierNumberWarning = (typed: string): string | null =>
  parseCarrierNumber(typed) ? null : `“${typed}” does not look like a waste carrier's registration number`;
