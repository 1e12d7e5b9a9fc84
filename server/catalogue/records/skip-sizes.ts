import { PRICE_GUIDE, PRICE_SIZES, type PriceSize } from "#contract/options.ts";

interface Yards {
  from: number;
  to: number;
}

/** "6 yard" is from 6 to 6 yards, "10-12 yards" from 10 to 12. */
const yardsIn = (text: string): Yards[] =>
  [...text.matchAll(/(\d+)(?:\s*(?:-|–|to)\s*(\d+))?/g)].map(([, from, to]) => ({
    from: Number(from),
    to: Number(to ?? from),
  }));

const GUIDE_YARDS = Object.fromEntries(
  PRICE_SIZES.map((size) => [size, yardsIn(PRICE_GUIDE[size].yards)]),
) as Record<PriceSize, Yards[]>;

const overlap = (a: Yards, b: Yards) => a.from <= b.to && b.from <= a.to;

/** Whether a company's comma-separated skip sizes include one of a price size, by its yards or by its name. */
export function offersSize(skipSizes: string | null, size: PriceSize): boolean {
  const wanted = GUIDE_YARDS[size];
  return (skipSizes ?? "")
    .toLowerCase()
    .split(",")
    .some(
      (offered) =>
        offered.trim().startsWith(size) ||
        yardsIn(offered).some((yards) => wanted.some((range) => overlap(yards, range))),
    );
}
