export function sortedKeys<Thing>(unsorted: readonly { key: string; thing: Thing }[]) {
  const entries = unsorted.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));

  function firstAtLeast(text: string): number {
    let [low, high] = [0, entries.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((entries[middle]?.key ?? "") < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    entries,
    beginning(text: string): Thing[] {
      const found: Thing[] = [];
      for (let at = firstAtLeast(text); entries[at]?.key.startsWith(text); at++) {
        const entry = entries[at];
        if (entry) found.push(entry.thing);
      }
      return found;
    },
  };
}
