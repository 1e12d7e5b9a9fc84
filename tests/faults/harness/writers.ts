import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { ADMIN_PASSWORD } from "./launch.ts";
import { type Kind, type Write, write } from "./write.ts";

const KINDS: Kind[] = ["quote", "review", "edit", "quote", "review", "quote"];
/** Nobody tries again at once what has just failed. */
const AFTER_NO_SUCCESS_MS = 50;

export interface Writers {
  /** Everything sent, in the order in which it was answered. */
  writes: Write[];
  /** Ends the stream when the writes under way have been answered. */
  stop(): Promise<void>;
}

/** Streams of writes, each waiting for one answer before it sends the next. Writer n writes about company n. */
export function startWriters(url: string, token: string): Writers {
  const writes: Write[] = [];
  let isStopped = false;
  const stream = async (kind: Kind, companyId: number) => {
    while (!isStopped) {
      const done = await write(url, token, { kind, companyId, marker: randomUUID() });
      writes.push(done);
      if (accepted([done]).length === 0) await pause(AFTER_NO_SUCCESS_MS);
    }
  };
  const streams = KINDS.map((kind, index) => stream(kind, index + 1));
  return {
    writes,
    async stop() {
      isStopped = true;
      await Promise.all(streams);
    },
  };
}

export async function signIn(url: string): Promise<string> {
  const body = JSON.stringify({ password: ADMIN_PASSWORD });
  const response = await fetch(`${url}/api/admin/login`, { method: "POST", body });
  const { token } = await response.json();
  return token;
}

export const accepted = (writes: readonly Write[]) =>
  writes.filter(({ status }) => status !== null && status < 300);
