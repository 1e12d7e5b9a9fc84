type Write = (part: string | Buffer) => void;

/** Larger than most lists. It is never freed, and grows to the longest list that was written. */
let space = Buffer.allocUnsafe(2 ** 20);

/**
 * Writes the parts of a long list one after the other into the same memory, and returns a copy of exact size. V8 would free
 * strings or many buffers only at its next major collection, by when dozens of lists are in memory.
 */
export function writeJson(build: (write: Write) => void): Buffer<ArrayBuffer> {
  let length = 0;
  build((part) => {
    // A UTF-16 code unit takes at most three bytes in UTF-8.
    const needed = length + (typeof part === "string" ? part.length * 3 : part.length);
    if (needed > space.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, space.length * 2));
      space.copy(larger, 0, 0, length);
      space = larger;
    }
    length += typeof part === "string" ? space.write(part, length) : part.copy(space, length);
  });
  return Buffer.from(new Uint8Array(space.subarray(0, length)).buffer);
}
