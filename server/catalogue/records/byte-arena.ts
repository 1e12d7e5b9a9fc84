const CHUNK_BYTES = 1024 * 1024;

/**
 * Many texts in few large pieces of memory beside the heap, where they cost the garbage collector nothing: a million
 * companies as objects made it stop the process for seconds. A text has one number, its position.
 */
export function createTexts() {
  const chunks: Buffer[] = [];
  /** How many were dropped: positions go on counting. */
  let dropped = 0;
  let used = CHUNK_BYTES;

  return {
    /** Room for so many bytes, to be written at once. */
    reserve(bytes: number): number {
      if (used + bytes > CHUNK_BYTES) {
        // Of a text that is longer than a chunk the chunk is as long.
        chunks.push(Buffer.allocUnsafeSlow(Math.max(CHUNK_BYTES, bytes)));
        used = 0;
      }
      const position = (dropped + chunks.length - 1) * CHUNK_BYTES + used;
      used += bytes;
      return position;
    },
    /** The piece of memory with a position in it. */
    chunkOf: (position: number): Buffer => chunks[Math.floor(position / CHUNK_BYTES) - dropped] as Buffer,
    /** Where in its piece of memory a position is. */
    startOf: (position: number): number => position - Math.floor(position / CHUNK_BYTES) * CHUNK_BYTES,
    /** Answers the position from which on all that comes will be, in memory of its own. */
    startAnew(): number {
      used = CHUNK_BYTES;
      return (dropped + chunks.length) * CHUNK_BYTES;
    },
    /** Gives back the memory of all that came before a position that was started anew. */
    dropBefore(position: number): void {
      const end = position / CHUNK_BYTES - dropped;
      chunks.splice(0, end);
      dropped += end;
    },
    /** Gives back what was held for texts to come. */
    settle(): void {
      const last = chunks.pop();
      if (last) chunks.push(Buffer.copyBytesFrom(last, 0, used));
      used = CHUNK_BYTES;
    },
  };
}

export type Texts = ReturnType<typeof createTexts>;
