import type { Company } from "./companies.ts";
import { todayInLondon } from "./dates.ts";

/** True if we have an email address of a company: the field is neither empty nor the word "Unknown". */
export const canBeEmailed = ({ email }: Pick<Company, "email">): boolean =>
  Boolean(email?.trim()) && email?.trim() !== "Unknown";

/** True if a company takes no requests today. A pause includes its last day. */
export const isPaused = ({ pausedUntil }: Partial<Pick<Company, "pausedUntil">>): boolean =>
  Boolean(pausedUntil) && (pausedUntil as string) >= todayInLondon();

/** True if a company can be asked for a quote: we have its email address, and it has not paused requests. */
export const canBeQuoted = (
  company: Pick<Company, "email"> & Partial<Pick<Company, "pausedUntil">>,
): boolean => canBeEmailed(company) && !isPaused(company);
