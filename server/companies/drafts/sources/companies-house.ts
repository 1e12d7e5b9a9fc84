import {
  type CellReader,
  type LeftOutRecord,
  type Source,
  type SourceRecord,
  saysSkips,
} from "./source-record.ts";

/**
 * Codes of the Standard Industrial Classification 2007 under which skip hire companies register: collection (38110, 38120),
 * treatment (38210, 38220) and recovery of waste (38310, 38320), remediation (39000), hire of machines (77320, 77390),
 * demolition (43110) and haulage (49410).
 */
const SIC_CODES = new Set([
  ...["38110", "38120", "38210", "38220", "38310", "38320", "39000"],
  ...["77320", "77390", "43110", "49410"],
]);
const SIC_HEADINGS = [1, 2, 3, 4].map((number) => `siccode.sictext_${number}`);
/** The file also contains companies abroad. The country is often empty. */
const UK = /^$|united kingdom|england|wales|scotland|northern ireland|great britain|^uk$|^gb$/i;

/** Words that stay in lower case in names such as "Stoke-on-Trent". */
const SMALL = /(?<=[- ])(and|by|en|in|le|of|on|sur|the|under|upon|with)(?=[- ])/gi;

/**
 * The register writes names in capitals: "LEEDS SKIPS LTD" becomes "Leeds Skips Ltd". Names in mixed case are left unchanged.
 */
function withSmallLetters(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(SMALL, (word) => word.toLowerCase());
}

function read(cells: CellReader): SourceRecord | LeftOutRecord {
  const name = withSmallLetters(cells("companyname"));
  const town = withSmallLetters(cells("regaddress.posttown"));
  if (!/^active/i.test(cells("companystatus"))) return { leftOut: "closed or dissolved" };
  if (!UK.test(cells("regaddress.country"))) return { leftOut: "not in the United Kingdom" };
  // The codes alone match far more companies than those that hire out skips.
  const codes = SIC_HEADINGS.map((heading) => cells(heading).slice(0, 5));
  if (!saysSkips(name) || !codes.some((code) => SIC_CODES.has(code)))
    return { leftOut: "not skip hire by its category or name" };
  if (!town) return { leftOut: "no name or no town" };
  return {
    record: cells("companynumber"),
    licence: "Companies House free data product, no restriction on use",
    ...{ name, town, county: withSmallLetters(cells("regaddress.county")) },
    ...{ postcode: cells("regaddress.postcode"), phone: "", website: "", email: "", point: null },
  };
}

/** The Free Company Data Product of Companies House. The address is the registered office, which may differ from the yard. */
export const companiesHouse: Source = {
  title: "Companies House, registered office",
  required: ["companyname", "companynumber"],
  read,
};
