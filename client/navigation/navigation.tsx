import type { QueryClient } from "@tanstack/react-query";
import { type ReactNode, startTransition, use, useEffect, useLayoutEffect, useState } from "react";
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as RouterContext,
  useLocation,
} from "react-router";
import { loadServerForm } from "#client/components/form/load-on-interaction.ts";
import type { RenderedScreen } from "../page.ts";
import { createNavigationWait } from "../queries/navigation-wait.ts";
import { isShownByScript, matchPage } from "../routes.ts";
import { loadScreen, prefetchPage } from "./prefetch.ts";
import { historyEntryId, useScrollRestoration } from "./use-scroll-restoration.ts";

/**
 * The navigation to a page that is not shown yet. It is stored outside React, because React discards the state of a suspended
 * render. The next attempt to render must find the same promise.
 */
let current: { entryId: string; ready: Promise<RenderedScreen>; cancel: () => void } | undefined;

function cancelCurrent() {
  current?.cancel();
  current = undefined;
}

/**
 * Suspends until the screen of the current URL is ready. The router navigates in a React transition, so the previous screen stays
 * visible until then.
 */
function useRenderedScreen(initial: RenderedScreen): RenderedScreen {
  const location = useLocation();
  const [shown] = useState({ location, rendered: initial });
  const rendered = sameScreen(location, shown) ?? use(readyScreen(location));
  useLayoutEffect(() => {
    if (rendered !== shown.rendered) {
      rendered.navigation?.end();
      current = undefined;
    } else cancelCurrent();
    Object.assign(shown, { location, rendered });
  }, [location, rendered, shown]);
  useEffect(() => {
    // If Back leads to the shown page, React does not render, so this event cancels the navigation.
    addEventListener("popstate", cancelCurrent);
    return () => removeEventListener("popstate", cancelCurrent);
  }, []);
  return rendered;
}

/**
 * The shown screen, or null if `location` is on another page. If only the server can render `location`, a different query string
 * counts as another page. A different fragment does not.
 */
function sameScreen(location: Location, shown: { location: Location; rendered: RenderedScreen }) {
  const { pathname, search } = shown.location;
  const isSame = location.search === search || isShownByScript(pathname + location.search);
  return location.pathname === pathname && isSame ? shown.rendered : null;
}

function readyScreen(location: Location): Promise<RenderedScreen> {
  const entryId = historyEntryId(location);
  if (current?.entryId === entryId) return current.ready;
  current?.cancel();
  const navigation = createNavigationWait();
  const { name, params } = matchPage(location.pathname);
  const ready = isShownByScript(location.pathname + location.search)
    ? loadScreen(name).then(
        (Screen) => ({ Screen, params, props: {}, navigation }),
        // The screen's code could not be downloaded, but the server can still render the page.
        loadDocument,
      )
    : loadDocument();
  current = { entryId, ready, cancel: navigation.cancel };
  return ready;
}

/** Reloads, because the router has already changed the URL. The promise never resolves. */
function loadDocument(): Promise<never> {
  window.location.reload();
  return new Promise(() => {});
}

const EVENTS = ["pointerover", "focusin", "touchstart"] as const;

function usePrefetch(queryClient: QueryClient) {
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

interface NavigationProps {
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
 * Replaces React Router's `BrowserRouter` and `Router`, because their files contain code that the site does not need: the heavy
 * `Link` and the tables of routes.
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
      // If the code of the page's form fails to load, the page does not change.
      if (loading) loading.then(show, () => {});
      // `show` is called during the event, so that a transition around the event includes the change.
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
