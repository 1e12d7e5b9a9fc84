import { formatPoundRange, formatPounds } from "#client/components/company/format.ts";
import { errorsByField } from "#client/components/form/posted-form.ts";
import type { LoaderResult } from "#client/page.ts";
import { type CompanyChanges, companyChangesBody } from "#contract/company-input.ts";
import { IDENTITY_LABELS, type IdentityField, type ListingPart } from "#contract/firms/listing-parts.ts";
import { readSizeName } from "#contract/job/size-names.ts";
import { sizeNamesIn } from "#contract/job/term-rows.ts";
import type { Services } from "#server/services.ts";
import { firmPath, PART_TITLE_ID, type PostedPart } from "./firm-page.ts";
import { mergeNewer } from "./newer-listing.ts";
import { comparable, firstOf, type PartFieldValues, readOpened } from "./parts/part-form.ts";
import { PART_FORMS } from "./parts/parts.ts";
import { nextUnsaidPart } from "./unsaid-facts.ts";

type Firms = Pick<Services["firms"], "change" | "proposeIdentity" | "ownListing">;

interface SavePart {
  firms: Firms;
  companyId: number;
  part: ListingPart;
  values: PartFieldValues;
}

/** Changes of the part "identity" are only proposed. If the listing was edited since the form was opened, nothing is saved. */
export async function savePart({ firms, companyId, part, values }: SavePart): Promise<LoaderResult> {
  const form = PART_FORMS[part];
  const { changes, fieldOf = firstOf, explain } = form.read(values);
  const showIssues = (found: readonly { path: readonly PropertyKey[]; message: string }[]) => {
    const issues = found.map(({ path, message }) => ({
      path,
      message: explain?.(path.join("."), message) ?? message,
    }));
    const errors = errorsByField(issues, values, (path) => fieldOf(path.join(".")));
    return showAgain({ values, errors }, 422);
  };
  const parsed = companyChangesBody.safeParse(changes);
  if (!parsed.success) return showIssues(parsed.error.issues);
  const problems = form.problems?.(values) ?? {};
  if (Object.keys(problems).length > 0) return showAgain({ values, errors: problems }, 422);
  const question = part === "prices" ? priceQuestion(parsed.data) : null;
  if (question && question !== values.asked)
    return showAgain({ values: { ...values, asked: question }, errors: {}, message: question }, 422);
  // A form that the previous release rendered has no field `updatedAt`. Its values are saved without a check for newer edits.
  const updatedAt = values.updatedAt || undefined;
  const saved =
    part === "identity"
      ? await firms.proposeIdentity(companyId, changedIdentity(parsed.data, values), updatedAt)
      : await firms.change(companyId, await withNewSizes(firms, companyId, parsed.data), updatedAt);
  if (saved && "refused" in saved) {
    if (saved.field) return showIssues([{ path: saved.field.split("."), message: saved.message }]);
    if (saved.refused !== "stale") return showAgain({ values, errors: {}, message: saved.message }, 409);
    const own = await firms.ownListing(companyId);
    return own ? showAgain({ ...mergeNewer(form, values, own), errors: {} }, 409) : { redirect: "/firm" };
  }
  if (part === "identity") return { redirect: firmPath("proposed") };
  const own = await firms.ownListing(companyId);
  return { redirect: savedPath(own && nextUnsaidPart(own.listing, part)) };
}

/** After a part was saved, the next one without a statement opens: the overview is long, and its links are far from its top. */
const savedPath = (next: ListingPart | null): `/${string}` =>
  next ? `/firm/listing/${next}?done=saved#${PART_TITLE_ID}` : firmPath("saved");

const showAgain = (posted: PostedPart, status: number): LoaderResult => ({ props: { posted }, status });

/** Adds the sizes that have a price now to those that the listing names. A listing that names none is left so. */
async function withNewSizes(firms: Firms, companyId: number, changes: CompanyChanges) {
  const own = changes.prices && (await firms.ownListing(companyId));
  const named = own?.listing.skipSizes;
  if (!named) return changes;
  const ranges = sizeNamesIn(named).flatMap((name) => readSizeName(name) ?? []);
  const isNamed = (size: number) => ranges.some(({ from, to }) => from <= size && size <= to);
  const added = (changes.prices ?? []).flatMap(({ size }) => (isNamed(size) ? [] : `${size} yard`));
  return added.length > 0 ? { ...changes, skipSizes: [named, ...added].join(", ") } : changes;
}

/** Proposing unchanged facts again would replace later decisions of the administrator, and proposals from another window. */
function changedIdentity(changes: CompanyChanges, values: PartFieldValues) {
  const opened = readOpened(values.opened);
  const fields = Object.keys(IDENTITY_LABELS) as (IdentityField & keyof CompanyChanges)[];
  const changed = fields.filter(
    (field) => changes[field] !== undefined && comparable(values[field]) !== comparable(opened[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, changes[field]]));
}

/** Asks about prices outside the price range. Null if they fit. */
function priceQuestion({ prices = [], priceFrom, priceTo }: CompanyChanges): string | null {
  if (!priceFrom || !priceTo) return null;
  const outside = prices.filter(
    ({ price }) => Number(price) < Number(priceFrom) || Number(price) > Number(priceTo),
  );
  if (outside.length === 0) return null;
  const named = outside.map(({ size, price }) => `${size} yards ${formatPounds(price)}`).join(", ");
  return `Outside your price range of ${formatPoundRange({ from: priceFrom, to: priceTo })}: ${named}. If that is right, press Save again.`;
}
