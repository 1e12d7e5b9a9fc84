import { carrierWords } from "#client/components/company/carrier-words.ts";
import { deliversToWords, wasteLabel } from "#client/components/company/fit-words.ts";
import { deliveryPhrase, earliestWords, isImpossible } from "#client/components/job/earliest-day.ts";
import { type PriceWords, priceWords } from "#client/components/job/price-words.ts";
import type { JobSearchParams, QuoteCompany } from "#client/queries/quote-companies.ts";
import type { Job, Waste } from "#contract/job/job.ts";
import { SIZES_OF_RANGE, type SizeRange } from "#contract/job/job-options.ts";
import { aSkip } from "#contract/job/size-names.ts";

interface AskedJob extends Pick<Job, "size" | "date" | "waste"> {
  /** Used if the customer has chosen a range of sizes and no exact size. */
  sizeRange?: SizeRange | undefined;
  place: string;
}

const named = (wastes: readonly Waste[]) => wastes.map(wasteLabel).join(" or ").toLowerCase();

export function fitProblems(
  company: QuoteCompany,
  { place, size, sizeRange, date, waste = [] }: AskedJob,
): string[] {
  const refused = waste.filter((one) => company.refuses.includes(one));
  const tooHeavy = waste.filter((one) => company.notTaken?.inSize.includes(one));
  const notStated = waste.filter((one) => company.notTaken?.notStated.includes(one));
  const carrier = carrierWords(company.carrier);
  const sizes = size ?? (sizeRange && SIZES_OF_RANGE[sizeRange].join(" or "));
  return [
    company.serves === "no" &&
      [`${deliversToWords("no", place)}.`, company.servesBecause].filter(Boolean).join(" "),
    company.offersSize === false && `Doesn't hire out ${sizes} yard skips.`,
    isImpossible(company, { date }) && `${deliveryPhrase(company, earliestWords(company, { date }))}.`,
    refused.length > 0 && `Doesn't take ${named(refused)}.`,
    notStated.length > 0 && `Doesn't say that it takes ${named(notStated)}.`,
    carrier.tone === "stop" && `Its carrier number: ${carrier.short}.`,
    size && tooHeavy.length > 0 && `Doesn't take ${named(tooHeavy)} in ${aSkip(size)}.`,
  ].filter((problem) => typeof problem === "string");
}

export const sortByFit = (companies: readonly QuoteCompany[], job: AskedJob): QuoteCompany[] =>
  companies.toSorted((a, b) => fitProblems(a, job).length - fitProblems(b, job).length);

/** `job` is the job for which the server computed the company's prices, which may be older than the form's. */
export function quotePrice({ size, sizeRange, weeks }: JobSearchParams, company: QuoteCompany): PriceWords {
  const { fromPrice, notTaken, forOtherWaste } = company;
  if (!sizeRange || fromPrice || notTaken || forOtherWaste) return priceWords({ size, weeks }, company);
  const has = company.offersSize === false ? "No" : "No price for";
  return { amount: `${has} ${SIZES_OF_RANGE[sizeRange].join("-")} yd`, source: "none" };
}
