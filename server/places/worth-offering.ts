const AS_OTHERS = 3;

interface Sized {
  population: number;
}

/**
 * Which other places of one name a visitor may have meant: those of 5,000 people, or of a quarter of the likely
 * one's; nobody looks for a hamlet's skip firm by a name a city has. At most three, the largest first.
 */
export const worthOffering = <Town extends Sized>(likely: Sized, others: readonly Town[]): Town[] =>
  others
    .filter(({ population }) => population >= Math.min(5_000, Math.max(likely.population / 4, 1)))
    .sort((a, b) => b.population - a.population)
    .slice(0, AS_OTHERS);
