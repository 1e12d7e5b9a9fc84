import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Starts a proxy that pauses every page before `<main>` until the scripts named before it are sent and `settled` resolves.
 * A page without scripts there is not paused.
 */
export async function openInPieces(baseURL: string, settled: () => Promise<unknown>) {
  const sent = new Map<string, () => void>();
  const whenSent = (path: string) => new Promise<void>((resolve) => sent.set(path, resolve));

  async function pass(path: string, headers: Record<string, string>, to: ServerResponse): Promise<void> {
    const answer = await fetch(baseURL + path, { headers });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get("content-type") ?? "";
    to.writeHead(answer.status, { "content-type": type });
    if (type.includes("html")) {
      const half = body.indexOf("<main");
      const first = body.subarray(0, half).toString();
      const scripts = [...first.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, src]) =>
        whenSent(src ?? ""),
      );
      to.write(first);
      if (scripts.length > 0) await Promise.all(scripts).then(settled);
      to.end(body.subarray(half));
    } else to.end(body, sent.get(path));
  }

  const server = createServer((request, response) => {
    pass(request.url ?? "/", { accept: request.headers.accept ?? "*/*" }, response).catch((error: Error) =>
      response.destroy(error),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
