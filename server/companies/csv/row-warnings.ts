import { phoneWarning } from "#contract/text/phone-key.ts";
import type { Locate } from "./apply.ts";
import type { PlannedRow, PlannedWrite } from "./plan.ts";

/** Adds warnings of a new postcode that is unknown, and of a new telephone number that is incomplete. */
export function withWarnings({ row, write }: PlannedRow, locate: Locate): PlannedRow {
  if (!write) return { row, write };
  const { phone } = write.values;
  const warnings = [warningOfPostcode(write, locate), typeof phone === "string" ? phoneWarning(phone) : null];
  return { row: { ...row, warning: warnings.filter((one) => one !== null).join(". ") || null }, write };
}

/** The company is placed at the centre of its town, if the town is known. */
function warningOfPostcode(write: PlannedWrite, locate: Locate): string | null {
  const { postcode, location } = { ...(write.kind === "change" && write.company), ...write.values };
  const isNew = typeof write.values.postcode === "string";
  if (!isNew || locate({ postcode: String(postcode), location: "", county: "" })) return null;
  return `We don't know the postcode ${postcode}, so searches find the company at the centre of ${location}`;
}
