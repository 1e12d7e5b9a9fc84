const MAX_ALTERNATIVES = 3;

interface Sized {
  population: number;
}

/**
 * Other towns with the same name that a visitor may mean: at most three, largest first. A town needs 5,000 inhabitants or a
 * quarter of the likely town's population, whichever is less. People who type a city's name rarely look for a hamlet. Towns
 * whose population is unknown (0) are left out.
 */
export const likelyAlternatives = <Town extends Sized>(likely: Sized, others: readonly Town[]): Town[] =>
  others
    .filter(({ population }) => population >= Math.min(5_000, Math.max(likely.population / 4, 1)))
    .sort((a, b) => b.population - a.population)
    .slice(0, MAX_ALTERNATIVES);
