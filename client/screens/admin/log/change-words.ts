import { carrierText } from "#client/components/company/carrier-text.ts";
import { chargeWords, wasteLabel } from "#client/components/company/fit-words.ts";
import { formatDate, formatDays } from "#client/components/company/format.ts";
import { reportReasonLabel } from "#client/components/review/review-rules.ts";
import type { CarrierCheck } from "#contract/carriers/carrier-check.ts";
import type { Change } from "#contract/changes/changes.ts";
import { type CHANGE_FILTERS, type ChangeKind, KINDS_OF_GROUP } from "#contract/changes/options.ts";
import { longDay } from "#contract/dates.ts";
import { CORRECTABLE, type Correctable } from "#contract/firms/listing-parts.ts";
import type { Pause } from "#contract/job/delivery-days.ts";
import { formatAuthorities, formatPauses } from "#contract/job/term-texts.ts";
import type { CoverageArea, RoadRegistration, StatedPrice, WasteCharge } from "#contract/job/terms.ts";
import type { ChangeAuthor } from "#contract/options.ts";
import { registerLine } from "#contract/registers/register-words.ts";
import type { RegisterResult } from "#contract/registers/registers.ts";
import { formatDistricts } from "#contract/text/district-list.ts";
import { formatRadius } from "#contract/text/place-words.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import { countOf } from "#contract/text/spelling.ts";
import { FIELD_LABELS } from "../company-dialog/company-field-list.ts";

const MORE_LABELS: Readonly<Record<string, string>> = {
  pausedUntil: "Takes no requests until",
  listing: "Listing",
  logo: "Logo",
  reply: "Reply",
  carrier: "Carrier check",
  registers: "Public registers",
};

export const fieldLabel = (field: string): string =>
  FIELD_LABELS.find(({ name }) => name === field)?.label ??
  MORE_LABELS[field] ??
  CORRECTABLE[field as Correctable] ??
  field;

const priceText = ({ size, price, hireDays, extraWeek, heavyAllowed }: StatedPrice) =>
  [
    `${size} yd ${formatPounds(price)}`,
    hireDays !== null && `for ${formatDays(hireDays)}`,
    extraWeek !== null && `${formatPounds(extraWeek)} a further week`,
    heavyAllowed !== null && (heavyAllowed ? "soil and rubble allowed" : "no soil or rubble"),
  ]
    .filter(Boolean)
    .join(", ");

function areaText(area: CoverageArea): string {
  const covered = area.type === "radius" ? `within ${formatRadius(area.km)}` : formatDistricts(area.codes);
  return area.exclude?.length ? `${covered} without ${formatDistricts(area.exclude)}` : covered;
}

const chargeText = ({ waste, ...charge }: WasteCharge) => `${wasteLabel(waste)} ${chargeWords(charge)}`;

/** For example "24 December 2026" instead of "2026-12-24". */
const withLongDays = (text: string): string => text.replaceAll(/\b\d{4}-\d\d-\d\d\b/g, longDay);

const LISTS: Readonly<Record<string, (item: never) => string>> = {
  prices: priceText,
  coverageAreas: areaText,
  refuses: wasteLabel,
  acceptsAtCharge: chargeText,
  takes: wasteLabel,
  pauses: (pause: Pause) => withLongDays(formatPauses([pause])),
  authorities: (authority: RoadRegistration) => withLongDays(formatAuthorities([authority])),
  registers: (result: RegisterResult) => `${registerLine(result)}, ${formatDate(result.asOf)}`,
};

/** Fields whose items are short enough for one line. Items of other lists, such as prices, get a line each. */
const SHORT_LISTS: readonly string[] = ["refuses", "takes", "deliveryDays"];

const DAYS: readonly string[] = ["confirmedOn", "pausedUntil"];

/** The text gives the result on the day of the check, even if the check is out of date now. */
const checkText = (check: CarrierCheck) => `${check.number}. ${carrierText(check, check.checkedOn).text}`;

const LISTINGS: Readonly<Record<string, string>> = {
  public: "listed",
  draft: "a draft",
  removed: "hidden by the company",
  merged: "merged into another entry",
};

export function valueText(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) {
    const write = LISTS[field] ?? String;
    const items = value.map((item) => write(item as never));
    return items.join(SHORT_LISTS.includes(field) ? ", " : "\n") || null;
  }
  if (field === "priceFrom" || field === "priceTo") return formatPounds(String(value));
  if (field === "carrier") return checkText(value as CarrierCheck);
  if (field === "noticeDays") return countOf(Number(value), "working day");
  // A logo's text is its address.
  if (field === "logo") return "a picture";
  if (field === "listing") return LISTINGS[String(value)] ?? String(value);
  return DAYS.includes(field) ? withLongDays(String(value)) : String(value);
}

export const KIND_WORDS: Record<ChangeKind, string> = {
  "company-changed": "Listing changed",
  "company-added": "Company added",
  "company-taken-out": "Company taken out",
  "company-merged": "Two entries merged",
  "company-removed": "Company removed for good",
  "draft-discarded": "Draft discarded",
  "listing-hidden": "Listing hidden",
  "listing-shown": "Listing shown again",
  "change-refused": "Change by the company refused",
  "review-removed": "Review removed",
  "review-published": "Review published",
  "review-kept": "Reported review kept",
  "review-replied": "Reply to a review",
  "carrier-checked": "Carrier check recorded",
  "carrier-check-removed": "Carrier check removed",
  "register-checked": "Compared with a public register",
  "hire-noted": "Silence about a hire noted",
  "hire-settled": "Silence about a hire settled",
  "request-deleted": "Quote request deleted",
  "lead-listed": "Listing request answered: it is listed",
  "lead-refused": "Listing request declined",
  "lead-deleted": "Listing request deleted",
  "complaint-acknowledged": "Complaint about personal data acknowledged",
  "complaint-closed": "Complaint about personal data closed",
  "correction-left": "Correction by a visitor left as it is",
  "correction-done": "Correction by a visitor marked as done",
  duplicate: "Two entries are different",
  "failed-email": "Failed email left",
  "unanswered-request": "Unanswered request done",
  "unplaced-company": "Company off the map, not now",
  "outdated-check": "Carrier check that ran out, not now",
  "register-result": "What a register says, not now",
  "register-doubt": "None of a register's rows is the company",
  import: "CSV file imported",
};

export const AUTHOR_WORDS: Record<ChangeAuthor, string> = {
  administrator: "Administrator",
  company: "The company",
  correction: "Administrator, for a visitor",
  import: "Import",
};

const REASONS: Readonly<Record<string, string>> = {
  "not-stated": "No reason was given",
  "within-policy": "It is within the policy",
  "not-proven": "The report was not proven",
};

export const reasonText = (reason: string): string => REASONS[reason] ?? reportReasonLabel(reason);

export const changeLabel = ({ kind, company, imported, review }: Change): string =>
  [KIND_WORDS[kind], company?.name ?? imported?.fileName, review && `“${review.title}”`]
    .filter(Boolean)
    .join(", ");

const WAITS_AGAIN = { action: "Undo", done: "It waits in the work queue again" };

export const UNDO_WORDS: Partial<Record<ChangeKind, { action: string; done: string }>> = {
  "company-changed": { action: "Undo", done: "The listing says what it said before" },
  "company-added": { action: "Take out", done: "The company is taken out" },
  "company-taken-out": { action: "Bring back", done: "The company is listed again" },
  "company-merged": { action: "Undo", done: "Both are listed again" },
  "review-removed": { action: "Bring back", done: "The review is back" },
  "review-kept": { action: "Undo", done: "Its reports wait again" },
  "change-refused": WAITS_AGAIN,
  ...Object.fromEntries(KINDS_OF_GROUP.queue.map((kind) => [kind, WAITS_AGAIN])),
  import: { action: "Undo", done: "The import is undone" },
};

export const undoesImport = (file: string): string =>
  `The companies that ${file} added are taken out, and those that it changed say what they said before. To get it back, import the file again.`;

export const FILTER_WORDS: Record<(typeof CHANGE_FILTERS)[number], string> = {
  companies: "Companies added, removed or hidden",
  reviews: "Reviews",
  checks: "Checks of carriers and registers",
  requests: "Requests deleted or decided",
  queue: "Left or done in the work queue",
  imports: "Imports",
};
