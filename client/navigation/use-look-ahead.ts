import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { lookAhead } from "./moves.ts";

const SIGNS = ["pointerover", "focusin", "touchstart"] as const;

/** Fetches the next screen while the hand or the keyboard is on the link to it. One listener for every link there is. */
export function useLookAhead(queryClient: QueryClient) {
  useEffect(() => {
    let last: string | undefined;
    const look = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (
        !link ||
        link.origin !== location.origin ||
        link.href === last ||
        link.pathname === location.pathname
      )
        return;
      last = link.href;
      lookAhead(link.pathname, queryClient);
    };
    for (const sign of SIGNS) addEventListener(sign, look, { passive: true });
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, look);
    };
  }, [queryClient]);
}
