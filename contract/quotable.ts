import type { Company } from "./companies.ts";
import { todayInLondon } from "./dates.ts";

/** The text "Unknown" means that the company has no address. */
export function canBeEmailed({ email }: Pick<Company, "email">): boolean {
  const address = email?.trim();
  return Boolean(address) && address !== "Unknown";
}

/** A pause includes its last day. */
export const isPaused = ({ pausedUntil }: Partial<Pick<Company, "pausedUntil">>): boolean =>
  Boolean(pausedUntil) && (pausedUntil as string) >= todayInLondon();

export const canBeQuoted = (
  company: Pick<Company, "email"> & Partial<Pick<Company, "pausedUntil">>,
): boolean => canBeEmailed(company) && !isPaused(company);
