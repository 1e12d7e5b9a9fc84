import { servesSentence, wasteLabel } from "#client/components/company/fit-words.ts";
import type { QuoteCompany } from "#client/queries/quote-companies.ts";
import type { Job } from "#contract/job/job.ts";

interface AskedJob extends Pick<Job, "size" | "waste"> {
  /** As the customer typed it. */
  place: string;
}

/** Why a company can't do the job, a sentence each. Only what it says itself counts. */
export function fitProblems(company: QuoteCompany, { place, size, waste = [] }: AskedJob): string[] {
  const refused = waste.filter((one) => company.refuses.includes(one)).map(wasteLabel);
  return [
    company.serves === "no" &&
      [`${servesSentence("no", place)}.`, company.servesBecause].filter(Boolean).join(" "),
    size && company.offersSize === false && `Doesn't hire out ${size} yard skips.`,
    refused.length > 0 && `Doesn't take ${refused.join(" or ").toLowerCase()}.`,
  ].filter((problem) => typeof problem === "string");
}

/** The order of the search, with those that can't do the job last. */
export const byFit = (companies: readonly QuoteCompany[], job: AskedJob): QuoteCompany[] =>
  companies.toSorted((a, b) => fitProblems(a, job).length - fitProblems(b, job).length);
