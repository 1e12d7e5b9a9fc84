const CHUNK_BYTES = 1024 * 1024;

/**
 * An append-only store of bytes in chunks of 1 MiB outside the JavaScript heap. A million companies as objects made the garbage
 * collector stop the process for seconds. A position is one number that stays valid until its chunk is freed.
 */
export function createByteArena() {
  const chunks: Buffer[] = [];
  /** The number of freed chunks. Positions still count them. */
  let freed = 0;
  let used = CHUNK_BYTES;

  return {
    /** Reserves this many bytes, which the caller writes, and returns their position. */
    allocate(bytes: number): number {
      if (used + bytes > CHUNK_BYTES) {
        // A value longer than a chunk gets a chunk of its own length.
        chunks.push(Buffer.allocUnsafeSlow(Math.max(CHUNK_BYTES, bytes)));
        used = 0;
      }
      const position = (freed + chunks.length - 1) * CHUNK_BYTES + used;
      used += bytes;
      return position;
    },
    /** The chunk that holds a position, and the position's offset in it. */
    locate(position: number): { chunk: Buffer; start: number } {
      const index = Math.floor(position / CHUNK_BYTES);
      return { chunk: chunks[index - freed] as Buffer, start: position - index * CHUNK_BYTES };
    },
    /** Begins a new chunk and returns its position. Every later allocation is at or after it. */
    startChunk(): number {
      used = CHUNK_BYTES;
      return (freed + chunks.length) * CHUNK_BYTES;
    },
    /** Frees every chunk before a position returned by `startChunk`. */
    freeBefore(position: number): void {
      const end = position / CHUNK_BYTES - freed;
      chunks.splice(0, end);
      freed += end;
    },
    /** Frees the unused end of the last chunk. */
    trim(): void {
      const last = chunks.pop();
      if (last) chunks.push(Buffer.copyBytesFrom(last, 0, used));
      used = CHUNK_BYTES;
    },
  };
}

export type ByteArena = ReturnType<typeof createByteArena>;
