import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type WriteKind, type WriteResult, write } from "./write.ts";

const KINDS: WriteKind[] = ["quote", "review", "edit", "quote", "review", "quote"];
const PAUSE_AFTER_FAILURE_MS = 50;

interface Writers {
  /** All writes, in the order of their responses. */
  writes: WriteResult[];
  /** Ends the clients after the responses to their pending writes. */
  stop(): Promise<void>;
}

/** Starts clients that each send one write after another. Each client changes a different company. */
export function startWriters(url: string, token: string): Writers {
  const writes: WriteResult[] = [];
  let isStopped = false;
  const runWriter = async (kind: WriteKind, companyId: number) => {
    while (!isStopped) {
      const result = await write(url, token, { kind, companyId, marker: randomUUID() });
      writes.push(result);
      if (acceptedWrites([result]).length === 0) await pause(PAUSE_AFTER_FAILURE_MS);
    }
  };
  const writers = KINDS.map((kind, index) => runWriter(kind, index + 1));
  return {
    writes,
    async stop() {
      isStopped = true;
      await Promise.all(writers);
    },
  };
}

/** Returns the writes with a success status. */
export const acceptedWrites = (writes: readonly WriteResult[]) =>
  writes.filter(({ status }) => status !== null && status < 300);
