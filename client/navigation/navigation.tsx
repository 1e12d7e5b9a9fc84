import type { QueryClient } from "@tanstack/react-query";
import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from "react-router";
import type { RenderedScreen } from "../page.ts";
import { usePrefetch } from "./use-prefetch.ts";
import { useRenderedScreen } from "./use-rendered-screen.ts";
import { useScrollRestoration } from "./use-scroll-restoration.ts";

interface NavigationProps {
  /** The screen that the server rendered. */
  initial: RenderedScreen;
  queryClient: QueryClient;
  children: (rendered: RenderedScreen) => ReactNode;
}

const browserHistory = createBrowserHistory({ v5Compat: true });

/** A copy, because the properties of the history change before React renders the change. */
const readHistory = () => ({ action: browserHistory.action, location: browserHistory.location });

/**
 * Renders the screen of the current URL with React Router. Adds prefetching and scroll restoration. React Router's own
 * `BrowserRouter` is in one file with its `Link`, which is heavy.
 */
export function Navigation(props: NavigationProps) {
  const [{ action, location }, setState] = useState(readHistory);
  useLayoutEffect(() => browserHistory.listen((next) => startTransition(() => setState(next))), []);
  return (
    <Router navigator={browserHistory} location={location} navigationType={action}>
      <CurrentScreen {...props} />
    </Router>
  );
}

function CurrentScreen({ initial, queryClient, children }: NavigationProps) {
  const rendered = useRenderedScreen(initial);
  usePrefetch(queryClient);
  useScrollRestoration();
  return children(rendered);
}
