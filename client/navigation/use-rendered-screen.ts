import type { QueryClient } from "@tanstack/react-query";
import { use, useState } from "react";
import { type Location, useLocation } from "react-router";
import type { RenderedScreen, Screen } from "../page.ts";
import { matchPage } from "../routes.ts";
import { historyEntryId } from "./history-entry.ts";
import { loadScreen, prefetchQueries } from "./prefetch.ts";

/** How long a navigation waits for the page's first queries (milliseconds). Then the page shows its skeletons. */
const QUERY_WAIT_MS = 100;

/** By history entry. A suspended render starts anew, without its state, and has to find the same promise. */
const readyScreens = new Map<string, Promise<Screen>>();

/**
 * The screen of the current URL. It suspends until the screen is ready; the router navigates within a React transition,
 * so the previous screen stays visible meanwhile.
 */
export function useRenderedScreen(initial: RenderedScreen, queryClient: QueryClient): RenderedScreen {
  const location = useLocation();
  const [initialLocation] = useState(location);
  // Another object after any navigation, also back to the same URL: the server's props are for the first view only.
  if (location === initialLocation) return initial;
  const { params } = matchPage(location.pathname);
  return { Screen: use(readyScreen(location, queryClient)), params, props: {} };
}

function readyScreen(location: Location, queryClient: QueryClient): Promise<Screen> {
  const entryId = historyEntryId(location);
  const known = readyScreens.get(entryId);
  if (known) return known;
  const ready = prepareScreen(location.pathname, queryClient);
  readyScreens.set(entryId, ready);
  return ready;
}

async function prepareScreen(pathname: string, queryClient: QueryClient): Promise<Screen> {
  const timeout = new Promise((resolve) => setTimeout(resolve, QUERY_WAIT_MS));
  const queries = Promise.race([prefetchQueries(pathname, queryClient), timeout]);
  try {
    const [screen] = await Promise.all([loadScreen(matchPage(pathname).name), queries]);
    return screen;
  } catch {
    // The screen's code could not be downloaded. The server can still render the page.
    window.location.reload();
    return new Promise(() => {});
  }
}
