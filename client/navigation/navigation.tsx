import type { QueryClient } from "@tanstack/react-query";
import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as RouterContext,
} from "react-router";
import { loadServerForm } from "#client/components/form/load-on-interaction.ts";
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
const readHistory = () => ({ navigationType: browserHistory.action, location: browserHistory.location });

const ROUTER = {
  basename: "/",
  navigator: browserHistory,
  static: false,
  useTransitions: undefined,
  future: {},
};

/**
 * Renders the screen of the current URL with React Router. Adds prefetching and scroll restoration. Does what React Router's
 * `BrowserRouter` does, which is in one file with its heavy `Link`, and its `Router` with the tables of routes.
 */
export function Navigation(props: NavigationProps) {
  const [current, setCurrent] = useState(readHistory);
  useLayoutEffect(() => {
    let { pathname } = browserHistory.location;
    const show = () => startTransition(() => setCurrent(readHistory()));
    return browserHistory.listen(({ location }) => {
      const isLeaving = location.pathname !== pathname;
      pathname = location.pathname;
      const loading = loadServerForm(isLeaving);
      // Without the code of its form, the page stays as it is.
      if (loading) loading.then(show, () => {});
      // Not later than the event, so that the change is part of a transition around it.
      else show();
    });
  }, []);
  return (
    <RouterContext value={ROUTER}>
      <LocationContext value={current}>
        <CurrentScreen {...props} />
      </LocationContext>
    </RouterContext>
  );
}

function CurrentScreen({ initial, queryClient, children }: NavigationProps) {
  const rendered = useRenderedScreen(initial);
  usePrefetch(queryClient);
  useScrollRestoration();
  return children(rendered);
}
