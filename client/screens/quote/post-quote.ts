import {
  errorsByField,
  type PostedForm,
  postedForm,
  readTextFields,
} from "#client/components/form/posted-form.ts";
import { jobInForm, parseSize } from "#client/components/quote/job-in-form.ts";
import type { ActionArgs } from "#client/page.ts";
import {
  jobSearchParams,
  nearbyCompaniesOf,
  nearbyCompaniesQuery,
  type QuoteCompany,
  quoteCompaniesOf,
} from "#client/queries/quote-companies.ts";
import { jobIn } from "#client/urls/company-url.ts";
import type { Job } from "#contract/job/job.ts";
import { pageSkipSize, parseSizeRange } from "#contract/job/job-options.ts";
import { DEFAULT_RADIUS_KM, MAX_PAGE_SIZE } from "#contract/limits.ts";
import { JOB_QUERY, readPageQuery } from "#contract/page-query.ts";
import { type FormPhotos, PHOTO_FIELDS, PICTURE_PROBLEM } from "#contract/pictures.ts";
import { newQuote } from "#contract/quotes.ts";
import type { Services } from "#server/services.ts";
import { findNearby, LOCATION_MISSING, NONE_FOUND, preselect } from "./find-nearby.ts";

/** A form that was submitted without script and is shown again. Without errors, `message` says what to do next. */
export interface PostedQuote extends PostedForm {
  found: QuoteCompany[];
  selectedIds: number[];
  preselected: readonly number[];
  searched: Job;
  photos: FormPhotos;
}

type QuoteServices = Pick<Services, "quotes" | "companies" | "photos">;

/** Returns each id once, and at most `MAX_PAGE_SIZE` ids, because the form lists no more companies. */
const idsIn = (texts: readonly FormDataEntryValue[]): number[] =>
  [...new Set(texts.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, MAX_PAGE_SIZE);

/** If the customer chose only an exact size, that size determines the option of the field "Skip size". */
function readForm(form: FormData) {
  const names = { companies: "", [PHOTO_FIELDS.kept]: "", [PICTURE_PROBLEM]: "" };
  const texts = Object.entries(readTextFields(form)).filter(([name]) => !(name in names));
  const { place, preselected = "", ...fields }: Record<string, string> = Object.fromEntries(texts);
  // `place` is a suggestion that the customer chose instead of an unknown place. The server then searches near the suggestion.
  const { intent = "send", ...typed } = place ? { ...fields, location: place, intent: "find" } : fields;
  const size = parseSize(typed.size ?? "");
  const skipSize = typed.skipSize || (size ? pageSkipSize(size) : "");
  const values: Record<string, string> = { ...typed, skipSize };
  const searched = jobIn(readPageQuery(JOB_QUERY, new URLSearchParams(typed)));
  const ticked = idsIn(form.getAll("companies"));
  const preselectedIds = idsIn(preselected.split(","));
  // A new search replaces the companies that the previous search preselected.
  const selectedIds = intent === "find" ? ticked.filter((id) => !preselectedIds.includes(id)) : ticked;
  const job = jobInForm(values, searched);
  return { values, job, searched, intent, selectedIds, preselected: preselectedIds };
}

type ReadForm = ReturnType<typeof readForm>;

/**
 * Lists the selected companies first, even outside the radius, then further companies near the place. Without a place, lists only
 * the selected companies.
 */
async function listCompanies(
  { values, job, selectedIds }: ReadForm,
  { companies }: QuoteServices,
): Promise<{ found: QuoteCompany[]; nextStep: string }> {
  const location = values.location?.trim();
  const radius = Number(values.radius) || DEFAULT_RADIUS_KM;
  const sizeRange = parseSizeRange(values.skipSize ?? "");
  const fitted = jobSearchParams({ location: location || undefined, sizeRange, ...job });
  const selected = quoteCompaniesOf(companies.forJob(selectedIds, fitted));
  if (!location) return { found: selected, nextStep: NEXT_STEP["no place"] };
  const { found, outcome } = await findNearby({ location, sizeRange, ...job }, (params) =>
    nearbyCompaniesOf(companies.search(nearbyCompaniesQuery(radius, params))),
  );
  const others = found.filter(({ id }) => !selectedIds.includes(id));
  return { found: [...selected, ...others], nextStep: NEXT_STEP[outcome] };
}

export async function unsentQuote(
  form: FormData,
  services: QuoteServices,
  message: string,
): Promise<PostedQuote> {
  const read = readForm(form);
  const { values, searched, selectedIds, preselected } = read;
  const { found } = await listCompanies(read, services);
  const photos = services.photos.ofUnsentForm(form);
  return { ...postedForm(values, {}), searched, selectedIds, preselected, photos, message, found };
}

type SentForm = Pick<ActionArgs, "form" | "network" | "outerNetwork"> & { services: QuoteServices };

/**
 * Sends the request and returns the path of its receipt. If nothing was sent, returns the form to show again. A search, or
 * sending without a selection, preselects nearby companies if the customer selected none.
 */
export async function postQuote({
  form,
  services,
  network,
  outerNetwork,
}: SentForm): Promise<{ receiptPath: `/${string}` } | PostedQuote> {
  const read = readForm(form);
  const { values, job, searched, intent, selectedIds, preselected } = read;
  const { found, nextStep } = await listCompanies(read, services);
  const radius = Number(values.radius) || DEFAULT_RADIUS_KM;
  const companies = selectedIds.map((id) => ({ id }));
  const parsed = newQuote.safeParse({ ...values, radius, companies, ...(job && { job }) });
  const errors = parsed.success || intent !== "send" ? {} : errorsByField(parsed.error.issues, values);
  const photos = await services.photos.keepOfForm(form);
  const shown = { ...postedForm(values, { errors }), found, selectedIds, preselected, searched, photos };
  if (intent !== "send" || selectedIds.length === 0) {
    const selected = found.filter(({ id }) => selectedIds.includes(id));
    const next = preselect({ selected, preselected, found });
    const ids = next.selected.map(({ id }) => id);
    const message = selected.length > 0 ? OWN_CHOICE : nextStep;
    return { ...shown, selectedIds: ids, preselected: next.preselected, message };
  }
  if (!parsed.success) {
    // Lists only the selected companies, because a longer list would separate the message from the fields to correct.
    const asked = found.filter(({ id }) => selectedIds.includes(id));
    return { ...shown, found: asked };
  }
  const sent = { idempotencyKey: null, network, outerNetwork };
  const submission = await services.quotes.submit(parsed.data, sent);
  if ("refused" in submission) return { ...shown, message: submission.message };
  const tokens = photos.kept.map(({ token }) => token);
  const attached = await services.photos.attach(submission.reference, tokens);
  const problem = photos.firstProblem ?? (attached < tokens.length ? "lost" : undefined);
  const { pathname } = new URL(submission.receiptUrl);
  return { receiptPath: `/${pathname.slice(1)}${problem ? `?photo=${problem}#photos` : "#main"}` };
}

const OWN_CHOICE =
  "The companies you chose stay ticked, and nobody else is. Tick others you want to ask, then send your request.";

const NEXT_STEP = {
  "no place": LOCATION_MISSING,
  found: "These companies would receive your request. Untick any you do not want, then send it.",
  "unknown place": "We can't search near this place. Please check it, then find companies again.",
  "none near": `${NONE_FOUND.title} - ${NONE_FOUND.description}`,
} as const;
