import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import type { Product } from "./launch.ts";
import { requestOf, type Write } from "./write.ts";

export interface KeenVisitors {
  /** Requests answered whole. */
  answered: number;
  /** Requests that were sent, and neither answered nor refused. */
  lost: string[];
  /** Quotes asked for, and how they were answered. */
  writes: Write[];
  /** Resolves when each of them has been refused a connection. */
  refused: Promise<unknown>;
}

interface Asked {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Visitors on connections that are kept, who ask again at once: half look, half ask for a quote. */
export function startKeenVisitors({ port }: Product, token: string, number: number): KeenVisitors {
  const visitors: KeenVisitors = { answered: 0, lost: [], writes: [], refused: Promise.resolve() };

  const visit = async (writes: boolean) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const wanted = { kind: "quote", marker: randomUUID(), companyId: 1 } as const;
      const asked = writes ? requestOf(token, wanted) : { method: "GET", path: "/search", headers: {} };
      const status = await ask(port, agent, asked);
      if (status === "refused") return;
      if (typeof status === "string") visitors.lost.push(`${asked.method} ${status}`);
      else visitors.answered += 1;
      if (writes) visitors.writes.push({ ...wanted, status: Number(status) || null, message: null, ms: 0 });
    }
  };
  visitors.refused = Promise.all(Array.from({ length: number }, (_, n) => visit(n % 2 === 0)));
  return visitors;
}

const REFUSALS = ["ECONNREFUSED", "ECONNRESET"];

/** The status of a whole answer, "refused" when no connection could be made, or how it was lost. */
function ask(port: number, agent: Agent, { body = "", ...asked }: Asked): Promise<number | string> {
  return new Promise((resolve) => {
    const sent = request({ port, host: "127.0.0.1", agent, ...asked }, (response) => {
      response.resume();
      response.on("error", ({ message }) => resolve(message));
      response.on("end", () => resolve(response.complete ? (response.statusCode ?? 0) : "cut off"));
    });
    // Reset: the listener went in the moment between the machine's greeting and ours, and nothing had been asked.
    sent.on("error", ({ syscall, code = "", message }: NodeJS.ErrnoException) =>
      resolve(syscall === "connect" && REFUSALS.includes(code) ? "refused" : message),
    );
    sent.end(body);
  });
}
