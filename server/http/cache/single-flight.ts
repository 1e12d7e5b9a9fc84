/** Runs what is under way for a key only once, for all who ask meanwhile. */
export function singleFlight<Result>() {
  const flights = new Map<string, Promise<Result>>();
  return (key: string, run: () => Promise<Result>): Promise<Result> => {
    const under = flights.get(key);
    if (under) return under;
    const flight = run().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}
