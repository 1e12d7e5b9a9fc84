import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { prefetchPage } from "./prefetch.ts";

const EVENTS = ["pointerover", "focusin", "touchstart"] as const;

/** Prefetches another page of this site when the pointer, the focus or a touch reaches a link to it. */
export function usePrefetch(queryClient: QueryClient) {
  useEffect(() => {
    let lastHref: string | undefined;
    const prefetchTarget = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (!link || link.href === lastHref) return;
      if (link.origin !== location.origin || link.pathname === location.pathname) return;
      lastHref = link.href;
      prefetchPage(link, queryClient);
    };
    for (const type of EVENTS) addEventListener(type, prefetchTarget, { passive: true });
    return () => {
      for (const type of EVENTS) removeEventListener(type, prefetchTarget);
    };
  }, [queryClient]);
}
