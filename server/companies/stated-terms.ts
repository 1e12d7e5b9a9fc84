import { todayInLondon } from "#contract/dates.ts";
import type { RoadRegistration, StatedPrice } from "#contract/job/terms.ts";
import type { Permits } from "#server/permits/permits.ts";

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

/** Null if the text names no road authority or several. */
export type AuthorityNamed = Permits["authorityNamed"];

/** Keeps stored names that are now unknown, because a council may have been abolished. */
export function nameAuthorities(
  wanted: readonly RoadRegistration[],
  stored: readonly RoadRegistration[],
  authorityNamed: AuthorityNamed,
) {
  const authorities: RoadRegistration[] = [];
  for (const [index, { name: typed, until }] of wanted.entries()) {
    const name = authorityNamed(typed) ?? stored.find((one) => one.name === typed)?.name;
    const refuse = (message: string) => ({ authorities, problem: { index, message } });
    if (name === undefined)
      return refuse(`We know no single council by the name "${typed}": give its full name`);
    if (authorities.some((one) => one.name === name)) return refuse(`${name} is named twice`);
    authorities.push({ name, until });
  }
  return { authorities, problem: undefined };
}
