export type Random = ReturnType<typeof createSeededRandom>;

/** The same seed gives the same values on every machine. */
export function createSeededRandom(seed: string) {
  const next = mulberry32(hash(seed));
  const below = (limit: number) => Math.floor(next() * limit);
  const shuffle = <Item>(items: readonly Item[]): Item[] => {
    const mixed = [...items];
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = below(last + 1);
      [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
    }
    return mixed;
  };
  return {
    next,
    /** A whole number. Both ends are included. */
    between: (lowest: number, highest: number) => lowest + below(highest - lowest + 1),
    chance: (probability: number) => next() < probability,
    pick: <Item>(items: readonly Item[]): Item => {
      if (items.length === 0) throw new Error("Nothing to pick from");
      return items[below(items.length)] as Item;
    },
    some: <Item>(items: readonly Item[], count: number) => shuffle(items).slice(0, count),
    shuffle,
    weighted: <Key extends string>(weights: Readonly<Record<Key, number>>): Key => {
      const entries = Object.entries(weights) as [Key, number][];
      let left = next() * entries.reduce((total, [, weight]) => total + weight, 0);
      for (const [key, weight] of entries) {
        left -= weight;
        if (left < 0) return key;
      }
      return (entries.at(-1) as [Key, number])[0];
    },
  };
}

/** The 32-bit FNV-1a hash. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
