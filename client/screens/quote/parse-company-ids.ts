import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";

/** The company ids in the URL (`?companies=12,34`): distinct, at most five. */
export function parseCompanyIds(params: URLSearchParams): number[] {
  const ids = (params.get("companies") ?? "")
    .split(",")
    .filter((text) => /^\d{1,15}$/.test(text))
    .map(Number);
  return [...new Set(ids)].slice(0, MAX_COMPANIES_PER_QUOTE);
}
