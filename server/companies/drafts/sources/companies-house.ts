import { type LeftOutRecord, type Source, saysSkips, UK } from "./source-record.ts";
import { usualSpelling } from "./usual-spelling.ts";

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

const read: Source["read"] = (cells) => {
  const name = usualSpelling(cells("companyname"));
  const [town, postcode] = [usualSpelling(cells("regaddress.posttown")), cells("regaddress.postcode")];
  const status = cells("companystatus");
  const leftOut = (reason: LeftOutRecord["leftOut"], detail = "") => ({ leftOut: reason, name, detail });
  if (!/^active/i.test(status)) return leftOut("closed or dissolved", status);
  if (/strike/i.test(status)) return leftOut("about to be struck off");
  if (!UK.test(cells("regaddress.country")))
    return leftOut("not in the United Kingdom", cells("regaddress.country"));
  // The codes alone also match many companies that do not hire out skips.
  const codes = SIC_HEADINGS.map((heading) => cells(heading).slice(0, 5));
  if (!saysSkips(name) || !codes.some((code) => SIC_CODES.has(code)))
    return leftOut("not skip hire by its category or name", codes.filter(Boolean).join(" "));
  if (!name || !(town || postcode)) return leftOut("no name or no town");
  return {
    record: cells("companynumber"),
    licence: "Companies House free data product, no restriction on use",
    ...{ name, town, county: usualSpelling(cells("regaddress.county")) },
    ...{ postcode, phone: "", website: "", email: "", point: null },
    companyNumber: cells("companynumber"),
  };
};

/** The address is the registered office, which may differ from the yard. */
export const companiesHouse: Source = {
  title: "Companies House, registered office",
  required: ["companyname", "companynumber"],
  read,
};
