import { sortByFit } from "#client/components/quote/fit-problems.ts";
import {
  type JobSearchParams,
  jobSearchParams,
  type NearbyCompanies,
} from "#client/queries/quote-companies.ts";
import type { Job } from "#contract/job/job.ts";
import type { SizeRange } from "#contract/job/job-options.ts";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";

export const LOCATION_REQUIRED = {
  title: "Location required",
  description: "Please enter your location to find nearby companies.",
} as const;
/** `LOCATION_REQUIRED` in one sentence, for the form without script. */
export const LOCATION_MISSING = `${LOCATION_REQUIRED.title} - ${LOCATION_REQUIRED.description}`;
export const NONE_FOUND = {
  title: "No companies found",
  description: "No companies with email addresses found in your area. Try expanding your search radius.",
} as const;

interface AskedNearby extends Job {
  location: string;
  sizeRange: SizeRange | undefined;
}

/** Prices of other sizes do not apply to the job. */
const withoutPrices = ({ companies, understood }: NearbyCompanies): NearbyCompanies => ({
  companies: companies.map((company) => ({ ...company, fromPrice: undefined })),
  understood,
});

/**
 * If no company is found with the size, searches again without the size. The form then warns about the size. `search` uses the
 * API in the browser. For forms without script, it uses the server's own search.
 */
export async function findNearby(
  asked: AskedNearby,
  search: (job: JobSearchParams) => NearbyCompanies | Promise<NearbyCompanies>,
) {
  const job = jobSearchParams(asked);
  const withSize = await search(job);
  const isFinal = withSize.companies.length > 0 || !(job.size || job.sizeRange);
  const anySize = { ...job, size: undefined, sizeRange: undefined };
  const { companies, understood } = isFinal ? withSize : withoutPrices(await search(anySize));
  // Companies with the fewest problems come first.
  const found = sortByFit(companies, { place: asked.location, ...asked });
  const missing = understood.suggestions ? "unknown place" : "none near";
  return { found, understood, outcome: found.length > 0 ? "found" : missing } as const;
}

interface SearchedCompanies<Item> {
  selected: readonly Item[];
  /** The ids that the previous search preselected. */
  preselected: readonly number[];
  /** In order of fit: the best company comes first. */
  found: readonly Item[];
}

/**
 * Keeps only the companies that the customer selected. If the customer selected none, selects the first `MAX_COMPANIES_PER_QUOTE`
 * found companies.
 */
export function preselect<Item extends { id: number }>({
  selected,
  preselected,
  found,
}: SearchedCompanies<Item>): { selected: readonly Item[]; preselected: readonly number[] } {
  const ownChoice = selected.filter(({ id }) => !preselected.includes(id));
  if (ownChoice.length > 0) return { selected: ownChoice, preselected: [] };
  const first = found.slice(0, MAX_COMPANIES_PER_QUOTE);
  return { selected: first, preselected: first.map(({ id }) => id) };
}
