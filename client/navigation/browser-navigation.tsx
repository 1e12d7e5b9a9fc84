import type { QueryClient } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { createPath, type NavigateOptions, type NavigationType, type Navigator, Router } from "react-router";
import type { Shown } from "../app.tsx";
import { locationOf, type Place } from "./place.ts";
import { useLookAhead } from "./use-look-ahead.ts";
import { type Opening, useMoves } from "./use-moves.ts";
import { useScroll } from "./use-scroll.ts";

interface BrowserNavigationProps {
  opening: Opening;
  queryClient: QueryClient;
  children: (shown: Shown) => ReactNode;
}

/** React Router's links and hooks, over moves within the browser. */
export function BrowserNavigation({ opening, queryClient, children }: BrowserNavigationProps) {
  const { place, shown, go } = useMoves(opening, queryClient);
  const navigator = useMemo(() => navigatorOf(go), [go]);
  useScroll(place);
  useLookAhead(queryClient);
  const type = place.type === "START" ? "POP" : place.type;
  return (
    <Router location={place.location} navigationType={type as NavigationType} navigator={navigator}>
      {children(shown)}
    </Router>
  );
}

/** What links and `useNavigate` call. */
function navigatorOf(go: (place: Place) => void): Navigator {
  const move =
    (type: "PUSH" | "REPLACE"): Navigator["push"] =>
    (to, state, options: NavigateOptions = {}) =>
      go({ location: locationOf(to, state), type, keepScroll: options.preventScrollReset ?? false });
  return {
    createHref: (to) => (typeof to === "string" ? to : createPath(to)),
    go: (steps) => history.go(steps),
    push: move("PUSH"),
    replace: move("REPLACE"),
  };
}
