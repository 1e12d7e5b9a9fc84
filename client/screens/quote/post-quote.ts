import { errorsByField, type PostedForm, readTextFields } from "#client/components/form/posted-form.ts";
import type { ListedCompany } from "#contract/companies.ts";
import { DEFAULT_RADIUS_KM, MAX_COMPANIES_PER_QUOTE, MAX_PAGE_SIZE, PAGE_SIZE } from "#contract/limits.ts";
import { newQuote } from "#contract/quotes.ts";
import type { Services } from "#server/services.ts";

/** The form as it comes back when it could not be sent, or was not to be sent yet. */
export interface PostedQuote extends PostedForm {
  found: ListedCompany[];
  selectedIds: number[];
  message: string;
}

/** The companies ticked, each once. No form of ours has more than a page of them, and each is shown again. */
function idsIn(form: FormData): number[] {
  const ids = form.getAll("companies").map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, MAX_PAGE_SIZE);
}

/**
 * A quote request posted by the plain form, without script. The first time it comes back with the companies that would
 * receive it, so that nobody is written to whom the customer has not seen; sent again, it goes out.
 */
export async function postQuote(
  form: FormData,
  { quotes, companies }: Pick<Services, "quotes" | "companies">,
): Promise<{ receiptUrl: string } | PostedQuote> {
  const { companies: _, intent, ...values } = readTextFields(form);
  const selectedIds = idsIn(form);
  const radius = Number(values.radius) || DEFAULT_RADIUS_KM;
  const near = values.location?.trim()
    ? companies.search({ location: values.location, radius, quotable: "true", page: 1, limit: PAGE_SIZE })
        .companies
    : [];
  // Whoever was ticked stays in the list, wherever it is.
  const found = [
    ...selectedIds.flatMap((id) => companies.find(id) ?? []),
    ...near.filter(({ id }) => !selectedIds.includes(id)),
  ];

  const parsed = newQuote.safeParse({ ...values, radius, companies: selectedIds.map((id) => ({ id })) });
  const errors = parsed.success || intent === "find" ? {} : errorsByField(parsed.error.issues);
  if (intent === "find" || selectedIds.length === 0) {
    const first = found.slice(0, MAX_COMPANIES_PER_QUOTE).map(({ id }) => id);
    return { values, errors, found, selectedIds: first, message: whatToDo(values.location, found) };
  }
  const again = { values, errors, found, selectedIds };
  if (!parsed.success) {
    return { ...again, message: errors.companies ?? "Some details are missing or need another look." };
  }
  const submission = await quotes.submit(parsed.data, null);
  return "accepted" in submission
    ? { receiptUrl: submission.accepted.receiptUrl }
    : { ...again, message: submission.message };
}

function whatToDo(location: string | undefined, found: readonly ListedCompany[]): string {
  if (!location?.trim()) return "Location required - Please enter your location to find nearby companies.";
  if (found.length > 0)
    return "These companies would receive your request. Untick any you do not want, then send it.";
  return "No companies found - No companies with email addresses found in your area. Try expanding your search radius.";
}
