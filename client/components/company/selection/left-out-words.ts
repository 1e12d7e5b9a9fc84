import type { Company } from "#contract/companies.ts";
import { longDay } from "#contract/dates.ts";
import { canBeEmailed, canBeQuoted } from "#contract/quotable.ts";

export const noRequestsWords = (
  company: Pick<Company, "email"> & Partial<Pick<Company, "pausedUntil">>,
): string =>
  canBeEmailed(company) && company.pausedUntil
    ? `takes no requests until the end of ${longDay(company.pausedUntil)}`
    : "takes no requests by email";

export const unlistedWords = (count: number): string =>
  count === 1
    ? "1 company is no longer listed, so we left it out."
    : `${count} companies are no longer listed, so we left them out.`;

/** The other companies must be phoned, or are paused. */
export function askedOnlineWords(companies: readonly Parameters<typeof canBeQuoted>[0][]): string {
  const quotable = companies.filter(canBeQuoted).length;
  return quotable < companies.length ? `${quotable} of ${companies.length} can be asked online` : "";
}
