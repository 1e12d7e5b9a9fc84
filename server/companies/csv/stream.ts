/** Turns text chunks into a response body. Waits for the first chunk, so that an early failure can become an error response. */
export async function toByteStream(pieces: AsyncIterable<string>): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.asyncIterator]();
  let first: IteratorResult<string> | null = await iterator.next();
  return new ReadableStream({
    // A later failure aborts the connection, so that an incomplete file does not look complete.
    async pull(controller) {
      const { done, value } = first ?? (await iterator.next());
      first = null;
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
