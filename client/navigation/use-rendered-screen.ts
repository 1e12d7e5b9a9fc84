import { use, useEffect, useLayoutEffect, useState } from "react";
import { type Location, useLocation } from "react-router";
import type { RenderedScreen } from "../page.ts";
import { createNavigationWait } from "../queries/navigation-wait.ts";
import { isShownByScript, matchPage } from "../routes.ts";
import { loadScreen } from "./prefetch.ts";
import { historyEntryId } from "./use-scroll-restoration.ts";

/** A navigation to another page. React discards the state of a suspended render, and the next attempt must find its promise. */
let current: { entryId: string; ready: Promise<RenderedScreen>; cancel: () => void } | undefined;

function cancelCurrent() {
  current?.cancel();
  current = undefined;
}

/**
 * Returns the screen of the current URL. The hook suspends until the screen is ready. The router navigates in a React
 * transition, so the previous screen stays visible until then.
 */
export function useRenderedScreen(initial: RenderedScreen): RenderedScreen {
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
    // Back to the shown page renders nothing.
    addEventListener("popstate", cancelCurrent);
    return () => removeEventListener("popstate", cancelCurrent);
  }, []);
  return rendered;
}

interface Shown {
  location: Location;
  rendered: RenderedScreen;
}

/**
 * The shown screen, if the location is another place or another state of its page. A page whose data only the server has keeps
 * them at another fragment, and loads its document at other parameters.
 */
function sameScreen(location: Location, shown: Shown): RenderedScreen | null {
  const { pathname, search } = shown.location;
  if (location.pathname !== pathname) return null;
  if (location.search === search || isShownByScript(pathname + location.search)) return shown.rendered;
  return null;
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

/** Loads the document at the URL, which the router has already changed. The promise never resolves. */
function loadDocument(): Promise<never> {
  window.location.reload();
  return new Promise(() => {});
}
