/** Text as it comes, as a response body. Waits for the first piece, so that a failure until then is an answer of its own. */
export async function toByteStream(pieces: AsyncIterable<string>): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.asyncIterator]();
  let first: IteratorResult<string> | null = await iterator.next();
  return new ReadableStream({
    // A later failure breaks the connection off: half a file must not look like a whole one.
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
