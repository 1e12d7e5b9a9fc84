import { formatPoundRange, formatPounds } from "#client/components/company/format.ts";
import type { Company } from "#contract/companies.ts";
import type { CompanyChanges } from "#contract/company-input.ts";
import { readSizeName } from "#contract/job/size-names.ts";
import { sizeNamesIn } from "#contract/job/term-rows.ts";

/**
 * Asks about prices that contradict the rest of the listing: they are outside the price range, or for sizes that the listing does
 * not name. Null if they fit.
 */
export function priceQuestion(
  changes: CompanyChanges,
  { skipSizes }: Pick<Company, "skipSizes">,
): string | null {
  const { prices = [], priceFrom, priceTo } = changes;
  const isInRange = (price: string) =>
    !priceFrom || !priceTo || (Number(price) >= Number(priceFrom) && Number(price) <= Number(priceTo));
  const named = sizeNamesIn(skipSizes ?? "").flatMap((name) => readSizeName(name) ?? []);
  const isNamed = (size: number) =>
    named.length === 0 || named.some(({ from, to }) => from <= size && size <= to);
  const outside = prices.filter(({ price }) => !isInRange(price));
  const unnamed = prices.filter(({ size }) => !isNamed(size));
  const doubts = [
    outside.length > 0 &&
      priceFrom &&
      priceTo &&
      `Outside your price range of ${formatPoundRange({ from: priceFrom, to: priceTo })}: ${outside.map(({ size, price }) => `${size} yards ${formatPounds(price)}`).join(", ")}.`,
    unnamed.length > 0 &&
      `Not among the skip sizes of your listing: ${unnamed.map(({ size }) => `${size} yards`).join(", ")}.`,
  ].filter(Boolean);
  return doubts.length > 0 ? `${doubts.join(" ")} If that is right, press Save again.` : null;
}
