import type { QueryClient } from "@tanstack/react-query";
import { use, useState } from "react";
import { type Location, useLocation } from "react-router";
import type { RenderedScreen, Screen } from "../page.ts";
import { isShownByScript, matchPage } from "../routes.ts";
import { historyEntryId } from "./history-entry.ts";
import { loadScreen, prefetchQueries } from "./prefetch.ts";

/** A navigation waits at most this long for the page's first queries (milliseconds). After that, the page shows skeletons. */
const QUERY_WAIT_MS = 100;

/**
 * The promised screen of each history entry. React discards the state of a suspended render, and the next attempt must get the
 * same promise.
 */
const readyScreens = new Map<string, Promise<Screen>>();

/**
 * Returns the screen of the current URL. The hook suspends until the screen is ready. The router navigates in a React
 * transition, so the previous screen stays visible until then.
 */
export function useRenderedScreen(initial: RenderedScreen, queryClient: QueryClient): RenderedScreen {
  const location = useLocation();
  const [initialLocation] = useState(location);
  // The location object changes with every navigation. The server's props are only for the first view.
  if (location === initialLocation) return initial;
  const { params } = matchPage(location.pathname);
  return { Screen: use(readyScreen(location, queryClient)), params, props: {} };
}

function readyScreen(location: Location, queryClient: QueryClient): Promise<Screen> {
  const entryId = historyEntryId(location);
  const known = readyScreens.get(entryId);
  if (known) return known;
  const ready = prepareScreen(location, queryClient);
  readyScreens.set(entryId, ready);
  return ready;
}

/** Loads the document at the URL, which the router has already changed. The promise never resolves. */
function loadDocument(): Promise<never> {
  window.location.reload();
  return new Promise(() => {});
}

async function prepareScreen(location: Location, queryClient: QueryClient): Promise<Screen> {
  if (!isShownByScript(location.pathname)) return loadDocument();
  const timeout = new Promise((resolve) => setTimeout(resolve, QUERY_WAIT_MS));
  const queries = Promise.race([prefetchQueries(location, queryClient), timeout]);
  try {
    const [screen] = await Promise.all([loadScreen(matchPage(location.pathname).name), queries]);
    return screen;
  } catch {
    // The screen's code could not be downloaded, but the server can still render the page.
    return loadDocument();
  }
}
