/** Smaller pieces are soon made. */
const SMALLEST = 2 ** 14;
const MOST_KEPT_BYTES = 2 ** 25;

/**
 * Memory for answers on their way out, used again for others: fresh memory of that size has to be asked of the machine,
 * page by page, and found again by the garbage collector. Whatever is not given back is garbage like any other.
 */
export function createSpareMemory() {
  /** By the power of two that is their size. */
  const spare: Buffer[][] = [];
  let kept = 0;

  return {
    /** At least so many bytes, with anything in them. */
    take(bytes: number): Buffer {
      if (bytes < SMALLEST) return Buffer.allocUnsafe(bytes);
      const power = Math.ceil(Math.log2(bytes));
      const found = spare[power]?.pop();
      if (!found) return Buffer.allocUnsafeSlow(2 ** power);
      kept -= found.length;
      return found;
    },
    /** For the one who took it, when nobody reads it any more. */
    giveBack(memory: Buffer): void {
      if (memory.length < SMALLEST || kept + memory.length > MOST_KEPT_BYTES) return;
      const power = Math.log2(memory.length);
      spare[power] ??= [];
      spare[power].push(memory);
      kept += memory.length;
    },
  };
}
