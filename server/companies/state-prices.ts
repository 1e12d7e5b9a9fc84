import { todayInLondon } from "#contract/dates.ts";
import type { StatedPrice } from "#contract/job/terms.ts";

type PriceInput = Omit<StatedPrice, "statedBy" | "statedOn">;

/** An unchanged price keeps its recorded date and author. */
export function statePrices(
  prices: readonly PriceInput[],
  before: readonly StatedPrice[],
  statedBy: StatedPrice["statedBy"],
): StatedPrice[] {
  const statedOn = todayInLondon();
  return prices.map((price) => {
    const same = before.find(({ statedBy: _by, statedOn: _on, ...stated }) => isSame(stated, price));
    return same ?? { ...price, statedBy, statedOn };
  });
}

const isSame = (a: PriceInput, b: PriceInput) =>
  (["size", "price", "hireDays", "extraWeek", "heavyAllowed"] as const).every(
    (field) => a[field] === b[field],
  );
