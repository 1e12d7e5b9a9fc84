/** A Lehmer generator of numbers between 0 and 1, the same for the same seed. */
export function createRandom(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
