import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import type { Product } from "../../harness/product.ts";
import { requestFor, type WriteResult } from "./write.ts";

interface Load {
  /** The number of complete responses. */
  answered: number;
  /** One line with method and error for each request that got no complete response, unless its connection was refused. */
  lost: string[];
  /** The results of all quote requests except those whose connection was refused. */
  writes: WriteResult[];
  /** Resolves when the server has refused a connection of every client. */
  refused: Promise<unknown>;
}

interface HttpRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Starts clients on keep-alive connections without pauses: half of them read, half request quotes. */
export function startLoad({ port }: Product, token: string, clients: number): Load {
  const load: Load = { answered: 0, lost: [], writes: [], refused: Promise.resolve() };

  const runClient = async (isWriter: boolean) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const quote = { kind: "quote", marker: randomUUID(), companyId: 1 } as const;
      const sent = isWriter ? requestFor(token, quote) : { method: "GET", path: "/search", headers: {} };
      const status = await send(port, agent, sent);
      if (status === "refused") return;
      if (typeof status === "string") load.lost.push(`${sent.method} ${status}`);
      else load.answered += 1;
      if (isWriter)
        load.writes.push({ ...quote, status: Number(status) || null, message: null, ms: 0, sentAt: 0 });
    }
  };
  load.refused = Promise.all(Array.from({ length: clients }, (_, n) => runClient(n % 2 === 0)));
  return load;
}

const REFUSALS = ["ECONNREFUSED", "ECONNRESET"];

/** Returns the status of a complete response, "refused" if there was no connection, or else why the response is missing. */
function send(port: number, agent: Agent, { body = "", ...options }: HttpRequest): Promise<number | string> {
  return new Promise((resolve) => {
    const sent = request({ port, host: "127.0.0.1", agent, ...options }, (response) => {
      response.resume();
      response.on("error", ({ message }) => resolve(message));
      response.on("end", () => resolve(response.complete ? (response.statusCode ?? 0) : "incomplete"));
    });
    // ECONNRESET on connect: the listener closed before it accepted the connection, and nothing had been sent.
    sent.on("error", ({ syscall, code = "", message }: NodeJS.ErrnoException) =>
      resolve(syscall === "connect" && REFUSALS.includes(code) ? "refused" : message),
    );
    sent.end(body);
  });
}
