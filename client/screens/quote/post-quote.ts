import { errorsByField, type PostedForm, readTextFields } from "#client/components/form/posted-form.ts";
import type { ListedCompany } from "#contract/companies.ts";
import { DEFAULT_RADIUS_KM, MAX_COMPANIES_PER_QUOTE, MAX_PAGE_SIZE, PAGE_SIZE } from "#contract/limits.ts";
import { newQuote } from "#contract/quotes.ts";
import type { Services } from "#server/services.ts";

/** A form that was submitted without script and is shown again, with what to do next. */
export interface PostedQuote extends PostedForm {
  found: ListedCompany[];
  selectedIds: number[];
  message: string;
}

/** The distinct ids of the selected companies. The form lists at most one page of companies. */
function selectedIdsIn(form: FormData): number[] {
  const ids = form.getAll("companies").map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, MAX_PAGE_SIZE);
}

/**
 * Handles the quote form when it is submitted without script. The first submission returns the form with the companies
 * that would receive the request, so that the customer sees them; the next one sends it.
 */
export async function postQuote(
  form: FormData,
  { quotes, companies }: Pick<Services, "quotes" | "companies">,
): Promise<{ receiptUrl: string } | PostedQuote> {
  const { companies: _, intent, ...values } = readTextFields(form);
  const selectedIds = selectedIdsIn(form);
  const radius = Number(values.radius) || DEFAULT_RADIUS_KM;
  const nearby = values.location?.trim()
    ? companies.search({ location: values.location, radius, quotable: "true", page: 1, limit: PAGE_SIZE })
        .companies
    : [];
  // Selected companies stay in the list, even outside the radius.
  const found = [
    ...selectedIds.flatMap((id) => companies.find(id) ?? []),
    ...nearby.filter(({ id }) => !selectedIds.includes(id)),
  ];

  const parsed = newQuote.safeParse({ ...values, radius, companies: selectedIds.map((id) => ({ id })) });
  const errors = parsed.success || intent === "find" ? {} : errorsByField(parsed.error.issues);
  if (intent === "find" || selectedIds.length === 0) {
    const first = found.slice(0, MAX_COMPANIES_PER_QUOTE).map(({ id }) => id);
    return { values, errors, found, selectedIds: first, message: nextStep(values.location, found) };
  }
  const rejected = { values, errors, found, selectedIds };
  if (!parsed.success) {
    return { ...rejected, message: errors.companies ?? "Some details are missing or need another look." };
  }
  const submission = await quotes.submit(parsed.data, null);
  return "accepted" in submission
    ? { receiptUrl: submission.accepted.receiptUrl }
    : { ...rejected, message: submission.message };
}

function nextStep(location: string | undefined, found: readonly ListedCompany[]): string {
  if (!location?.trim()) return "Location required - Please enter your location to find nearby companies.";
  if (found.length > 0)
    return "These companies would receive your request. Untick any you do not want, then send it.";
  return "No companies found - No companies with email addresses found in your area. Try expanding your search radius.";
}
