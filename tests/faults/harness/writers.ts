import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { HIRED_ID, type Press, pressesOf, type TestHire } from "./hires.ts";
import { type WriteKind, type WriteResult, write } from "./write.ts";

const KINDS: WriteKind[] = ["quote", "review", "edit", "quote", "review", "quote"];
const PAUSE_AFTER_FAILURE_MS = 50;

interface Writers {
  /** All writes, in the order of their responses. */
  writes: WriteResult[];
  /** Ends the clients after the responses to their pending writes. */
  stop(): Promise<void>;
}

/**
 * Starts clients that each send one write after another. Each client changes a different company. One more presses on `hires`,
 * one after the other, and repeats a press until it is accepted.
 */
export function startWriters(url: string, token: string, hires: TestHire[] = []): Writers {
  const writes: WriteResult[] = [];
  let isStopped = false;
  const runWriter = async (kind: WriteKind, companyId: number) => {
    while (!isStopped) {
      const result = await write(url, token, { kind, companyId, marker: randomUUID() });
      writes.push(result);
      if (acceptedWrites([result]).length === 0) await pause(PAUSE_AFTER_FAILURE_MS);
    }
  };
  const pressUntilAccepted = async (press: Press) => {
    const planned = { kind: "press", companyId: HIRED_ID, marker: randomUUID(), press } as const;
    while (!isStopped) {
      const result = await write(url, token, planned);
      writes.push(result);
      if (acceptedWrites([result]).length > 0) return;
      await pause(PAUSE_AFTER_FAILURE_MS);
    }
  };
  const runPresser = async () => {
    for (let hire = hires.shift(); hire && !isStopped; hire = hires.shift())
      for (const press of pressesOf(hire)) await pressUntilAccepted(press);
  };
  const writers = [...KINDS.map((kind, index) => runWriter(kind, index + 1)), runPresser()];
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

export const acceptedPresses = (writes: readonly WriteResult[]): number =>
  acceptedWrites(writes).filter(({ kind }) => kind === "press").length;
