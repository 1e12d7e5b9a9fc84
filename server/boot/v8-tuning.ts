import { executionAsyncResource } from "node:async_hooks";
import { once } from "node:events";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";

/** V8 looks at seven or eight of a kind. */
const ENOUGH = 16;
const PATIENCE_MS = 1_000;

const ticks: object[] = [];

/**
 * Shows V8 what Node makes for every request, before memory is collected for the first time.
 *
 * How much room requests, responses and connections get in themselves is decided once, by the first few. If a collection
 * comes between these, V8 takes those that are gone for small ones; all that follow have most of their fields in a
 * dictionary, and a kept answer takes two fifths longer, until the process ends. And of what each `process.nextTick` makes
 * it forgets the shape in a collection that meets none alive, so one is kept: else another sixth.
 */
export async function settleShapes(): Promise<void> {
  process.nextTick(() => ticks.push(executionAsyncResource()));
  const server = createServer((_request, response) => response.writeHead(200, []).end());
  server.listen(0, "127.0.0.1");
  try {
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    for (let time = 0; time < ENOUGH; time += 1) await ask(port);
  } finally {
    server.close();
  }
}

async function ask(port: number): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const [answer] = await once(get({ host: "127.0.0.1", port, agent: false, signal }), "response");
  await once(answer.resume(), "close");
}
