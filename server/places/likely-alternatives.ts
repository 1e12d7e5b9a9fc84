const MAX_ALTERNATIVES = 3;

interface Sized {
  population: number;
}

/**
 * The other towns of a name that a visitor may mean: at most three, largest first. A town qualifies with 5,000 inhabitants
 * or a quarter of the likely town's, because hardly anybody who types a city's name looks for a hamlet.
 */
export const likelyAlternatives = <Town extends Sized>(likely: Sized, others: readonly Town[]): Town[] =>
  others
    .filter(({ population }) => population >= Math.min(5_000, Math.max(likely.population / 4, 1)))
    .sort((a, b) => b.population - a.population)
    .slice(0, MAX_ALTERNATIVES);
