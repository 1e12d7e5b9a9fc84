import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { vi } from "vitest";
import { HIRED_ID, pressesOf, type TestHire } from "./hires.ts";
import { type RepeatableWrite, type WriteKind, type WriteResult, write } from "./write.ts";

const KINDS: WriteKind[] = ["quote", "review", "edit", "quote", "review", "quote"];
const PAUSE_AFTER_FAILURE_MS = 50;
/** Limit for opening a hire during the presses. The email about its request waits behind the emails about the presses. */
const MAX_OPENING_MS = 60_000;

interface Writers {
  /** All writes, in the order of their responses. */
  writes: WriteResult[];
  /** Ends the clients after the responses to their pending writes. */
  stop(): Promise<void>;
}

/** Sends a write, and pauses after a failure. Returns whether it was accepted, or null once the clients are stopped. */
type Send = (planned: RepeatableWrite) => Promise<boolean | null>;
type Client = (send: Send) => Promise<void>;

/**
 * Starts clients that each send one write after another. Each client changes a different company. One more presses on `hires`,
 * one hire after the other.
 */
export const startWriters = (url: string, token: string, hires: TestHire[] = []): Writers =>
  startClients([...KINDS.map(writer), presser(async () => hires.shift())], url, token);

/** Starts clients that press until they are stopped, each on one hire after the other. If `nextHire` rejects, it is repeated. */
export function startPressers(url: string, nextHire: () => Promise<TestHire>, clients: number): Writers {
  const next = () => vi.waitFor(nextHire, { timeout: MAX_OPENING_MS, interval: PAUSE_AFTER_FAILURE_MS });
  return startClients(
    Array.from({ length: clients }, () => presser(next)),
    url,
  );
}

function startClients(clients: Client[], url: string, token = ""): Writers {
  const writes: WriteResult[] = [];
  let isStopped = false;
  const send: Send = async (planned) => {
    if (isStopped) return null;
    const result = await write(url, token, planned);
    writes.push(result);
    const isAccepted = acceptedWrites([result]).length > 0;
    if (!isAccepted) await pause(PAUSE_AFTER_FAILURE_MS);
    return isAccepted;
  };
  const running = clients.map((run) => run(send));
  return {
    writes,
    async stop() {
      isStopped = true;
      await Promise.all(running);
    },
  };
}

const writer =
  (kind: WriteKind, index: number): Client =>
  async (send) => {
    while ((await send({ kind, companyId: index + 1, marker: randomUUID() })) !== null);
  };

/** Repeats a press until it is accepted, as a visitor does. Other writes are not repeated. */
const presser =
  (nextHire: () => Promise<TestHire | undefined>): Client =>
  async (send) => {
    for (let hire = await nextHire(); hire; hire = await nextHire())
      for (const press of pressesOf(hire)) {
        const planned = { kind: "press", companyId: HIRED_ID, marker: randomUUID(), press } as const;
        let isAccepted: boolean | null = false;
        while (isAccepted === false) isAccepted = await send(planned);
        if (isAccepted === null) return;
      }
  };

/** Returns the writes with a success status. */
export const acceptedWrites = (writes: readonly WriteResult[]) =>
  writes.filter(({ status }) => status !== null && status < 300);

export const acceptedPresses = (writes: readonly WriteResult[]): number =>
  acceptedWrites(writes).filter(({ kind }) => kind === "press").length;
