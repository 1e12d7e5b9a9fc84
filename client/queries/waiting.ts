import { useEffect, useSyncExternalStore } from "react";
import { GIVE_UP_AFTER_MS, SLOW_AFTER_MS } from "#contract/limits.ts";

/** A navigation that is shorter than this shows no progress. */
const PROGRESS_AFTER_MS = 150;

/** The number of navigations that show progress, and the number of waits that take longer than usual. */
const counts = { progress: 0, slow: 0 };
type Stage = keyof typeof counts;

const listeners = new Set<() => void>();

function count(stage: Stage, change: number) {
  counts[stage] += change;
  for (const listener of listeners) listener();
}

function countAfter(milliseconds: number, stage: Stage): () => void {
  let end = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    count(stage, 1);
    end = () => count(stage, -1);
  }, milliseconds);
  return () => {
    end();
    end = () => {};
  };
}

/** The returned function ends the wait. */
export const startWaiting = () => countAfter(SLOW_AFTER_MS, "slow");
export const startProgress = () => countAfter(PROGRESS_AFTER_MS, "progress");

export const useWaiting = (isWaiting: boolean) =>
  useEffect(() => (isWaiting ? startWaiting() : undefined), [isWaiting]);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useStage = (stage: Stage): boolean =>
  useSyncExternalStore(
    subscribe,
    () => counts[stage] > 0,
    () => false,
  );

/** Rejects if the code does not arrive in time, because browsers set no limit when the connection is lost. */
export const loadCode = <Code>(load: () => Promise<Code>): Promise<Code> =>
  Promise.race([
    load(),
    new Promise<never>((_, reject) => {
      setTimeout(reject, GIVE_UP_AFTER_MS, new Error("The code did not arrive in time"));
    }),
  ]);
