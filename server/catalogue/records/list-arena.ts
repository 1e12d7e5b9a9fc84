const CHUNK_BITS = 16;
const CHUNK_ITEMS = 2 ** CHUNK_BITS;

/** Where a list is: its items are `chunk[start]` up to, not including, `chunk[end]`. */
interface ListLocation {
  chunk: Uint16Array;
  start: number;
  end: number;
}

const EMPTY: ListLocation = { chunk: new Uint16Array(0), start: 0, end: 0 };

/**
 * Lists of numbers below 65,536 outside the JavaScript heap, two bytes an item. A position is one number, and 0 is the empty
 * list. The next list of the same length takes the space of a freed list, so that edits need no compaction.
 */
export function createListArena() {
  const chunks: Uint16Array[] = [];
  /** Positions of freed lists; the index is their length. */
  const free: number[][] = [];
  let used = CHUNK_ITEMS;

  function allocate(length: number): number {
    const freed = free[length]?.pop();
    if (freed !== undefined) return freed;
    if (used + length + 1 > CHUNK_ITEMS) {
      chunks.push(new Uint16Array(CHUNK_ITEMS));
      // Position 0 is the empty list.
      used = chunks.length === 1 ? 1 : 0;
    }
    const position = (chunks.length - 1) * CHUNK_ITEMS + used;
    used += length + 1;
    return position;
  }

  const chunkOf = (position: number) => chunks[position >>> CHUNK_BITS] as Uint16Array;
  const startOf = (position: number) => (position & (CHUNK_ITEMS - 1)) + 1;

  function locate(position: number): ListLocation {
    if (position === 0) return EMPTY;
    const chunk = chunkOf(position);
    const start = startOf(position);
    return { chunk, start, end: start + (chunk[start - 1] as number) };
  }

  return {
    /** Stores a list and returns its position; 0 for an empty list. */
    write(items: readonly number[]): number {
      if (items.length === 0) return 0;
      // Besides the items, a chunk stores the list's length. The first chunk also stores the empty list.
      if (items.length > CHUNK_ITEMS - 2) throw new Error(`A list of ${items.length} items is too long`);
      const position = allocate(items.length);
      const [chunk, start] = [chunkOf(position), startOf(position)];
      chunk[start - 1] = items.length;
      for (let at = 0; at < items.length; at += 1) chunk[start + at] = items[at] as number;
      return position;
    },
    free(position: number): void {
      if (position === 0) return;
      const { start, end } = locate(position);
      free[end - start] ??= [];
      (free[end - start] as number[]).push(position);
    },
    /** Frees the unused end of the last chunk. */
    trim(): void {
      const last = chunks.pop();
      if (last) chunks.push(last.slice(0, used));
      used = CHUNK_ITEMS;
    },
    locate,
    /** The chunk and the first index of a list that is not empty, for loops in which `locate` would take too long. */
    chunkOf,
    startOf,
  };
}
