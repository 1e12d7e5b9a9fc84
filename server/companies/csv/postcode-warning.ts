import type { Locate } from "./apply.ts";
import type { PlannedRow } from "./plan.ts";

/** Warns of a new postcode that is unknown. The company is then placed at the centre of its town, if the town is known. */
export function warnOfPostcode({ row, write }: PlannedRow, locate: Locate): PlannedRow {
  const company = write && { ...(write.kind === "change" && write.company), ...write.values };
  const postcode = write?.values.postcode;
  if (!company || typeof postcode !== "string" || locate({ postcode, location: "", county: "" }))
    return { row, write };
  const warning = `We don't know the postcode ${postcode}, so searches find the company at the centre of ${company.location}`;
  return { row: { ...row, warning }, write };
}
