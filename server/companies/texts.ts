/** There may be 65,536 of them: 16 GB. */
const CHUNK_BYTES = 256 * 1024;

/** A text in its place among many; the bytes stay as they are until it is dropped. */
export interface StoredText {
  chunk: number;
  start: number;
  length: number;
}

/**
 * Many texts in few large pieces of memory beside the heap, where they cost the garbage collector nothing: a million
 * companies as objects made it stop the process for seconds.
 */
export function createTexts() {
  const chunks: Buffer[] = [];
  let used = CHUNK_BYTES;

  return {
    /** The piece of memory with this number. */
    chunk: (number: number): Buffer => chunks[number] as Buffer,
    add(text: Buffer): StoredText {
      if (used + text.length > CHUNK_BYTES) {
        chunks.push(Buffer.allocUnsafeSlow(Math.max(CHUNK_BYTES, text.length)));
        used = 0;
      }
      const stored = { chunk: chunks.length - 1, start: used, length: text.length };
      text.copy(chunks[stored.chunk] as Buffer, used);
      used += text.length;
      return stored;
    },
  };
}

export type Texts = ReturnType<typeof createTexts>;
