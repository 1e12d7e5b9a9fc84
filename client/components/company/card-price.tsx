import type { SearchedArea } from "#client/urls/company-url.ts";
import type { CompanySummary } from "#contract/companies.ts";
import { readSizeName } from "#contract/job/size-names.ts";
import { priceWords } from "../job/price-words.ts";
import { splitList } from "./format.ts";

/** "4, 6, 20-40 yd" for "4 yard, 6 yard, 20-40 yards". Sizes that are not in cubic yards are left out. Null if none is left. */
function sizesOf(skipSizes: string | null): string | null {
  const yards = splitList(skipSizes)
    .flatMap((name) => readSizeName(name) ?? [])
    .map(({ from, to }) => (from === to ? from : `${from}-${to}`));
  return yards.length > 0 ? `${yards.join(", ")} yd` : null;
}

interface CardPriceProps {
  company: Pick<CompanySummary, "offersSize" | "total" | "notTaken" | "apart" | "skipSizes">;
  job: Pick<SearchedArea, "size" | "weeks">;
}

/** The price of the job's size at a company, or why there is none. Without a size, the sizes that the company hires out. */
export function CardPrice({ company, job }: CardPriceProps) {
  const price = priceWords({ size: job.size, weeks: job.weeks }, company);
  const className = "card-price text-sm";
  if (!price) {
    const sizes = sizesOf(company.skipSizes);
    return (
      <p className={className}>
        {sizes ? <span className="font-bold">Skips of {sizes}</span> : "Ask for sizes and prices"}
      </p>
    );
  }
  const { headline, detail, note, isPossible } = price;
  return (
    <p className={className}>
      <span
        className={`text-base font-bold @3xl:block @3xl:text-[1.0625rem] ${isPossible ? "" : "font-normal text-muted"}`}
      >
        {headline}
      </span>{" "}
      {detail && <span className="text-ink-soft"> {detail}</span>}{" "}
      {note && <span className="text-ink-soft"> {note}</span>}
    </p>
  );
}
