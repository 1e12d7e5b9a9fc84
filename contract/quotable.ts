import type { Company } from "./companies.ts";

/** Whether a company can be asked for a quote: it has an email and that is not the word "Unknown". */
export const canBeQuoted = ({ email }: Pick<Company, "email">): boolean =>
  Boolean(email?.trim()) && email?.trim() !== "Unknown";
