import type { SearchedArea } from "#client/urls/company-url.ts";
import { type PriceWords, priceWords } from "../job/price-words.ts";

const LOOKS: Record<PriceWords["source"], string> = {
  stated: "text-xl font-bold",
  estimate: "text-lg font-semibold text-ink-soft",
  none: "text-sm leading-tight font-semibold text-ink-soft",
};

interface CardPriceProps {
  company: Parameters<typeof priceWords>[1];
  job: Pick<SearchedArea, "size" | "weeks">;
}

/** What the job costs at a company, or why there is no price. */
export function CardPrice({ company, job }: CardPriceProps) {
  const { amount, basis, extras, source } = priceWords(job, company);
  return (
    <p className="card-price min-w-0 text-right text-xs leading-tight text-ink-soft">
      <span className={`block leading-tight text-balance ${LOOKS[source]}`}>{amount}</span>{" "}
      {basis && <span className="block text-balance">{basis}</span>}{" "}
      {extras && <span className="block text-balance">{extras}</span>}
    </p>
  );
}
