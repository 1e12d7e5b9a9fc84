import { useEffect, useLayoutEffect } from "react";
import type { Place } from "./place.ts";

const STORED = "scroll";

/** How far each entry of the history was scrolled. */
const positions = new Map<string, number>();

export const rememberScroll = (key: string) => positions.set(key, scrollY);

/** A new page begins at its top or at what its address names; Back and Forward find a page as it was left. */
export function useScroll({ location: { key, hash }, type, keepScroll }: Place) {
  useEffect(() => {
    for (const [key, top] of readStored()) if (!positions.has(key)) positions.set(key, top);
    history.scrollRestoration = "manual";
    const leave = () => {
      rememberScroll(key);
      sessionStorage.setItem(STORED, JSON.stringify([...positions]));
      // A reload, or the way back from another site, is the browser's to restore.
      history.scrollRestoration = "auto";
    };
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, [key]);
  useLayoutEffect(() => {
    if (type === "START" || keepScroll) return;
    const saved = type === "POP" ? positions.get(key) : undefined;
    const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    // At once: the style sheet would have the page glide, which is for moves within one.
    if (saved === undefined && named) named.scrollIntoView({ behavior: "instant" });
    else scrollTo({ top: saved ?? 0, behavior: "instant" });
  }, [key, hash, type, keepScroll]);
}

function readStored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? "[]");
  } catch {
    return [];
  }
}
