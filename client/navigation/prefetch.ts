import type { QueryClient } from "@tanstack/react-query";
import type { Screen } from "../page.ts";
import { type RouteName, routeAt } from "../routes.ts";
import { PREFETCH_QUERIES, SCREENS } from "../screens.ts";

const screens = new Map<RouteName, Promise<Screen>>();

/** The component of a screen. A failed download is tried again by the next call. */
export function loadScreen(name: RouteName): Promise<Screen> {
  const known = screens.get(name);
  if (known) return known;
  const screen = SCREENS[name]();
  screens.set(name, screen);
  screen.catch(() => screens.delete(name));
  return screen;
}

/** Starts the queries a page begins with. The promise never rejects: the page's own queries report a failure. */
export function prefetchQueries(pathname: string, queryClient: QueryClient): Promise<unknown> {
  const { name, params } = routeAt(pathname);
  return Promise.allSettled(PREFETCH_QUERIES[name]?.(queryClient, params) ?? []);
}

/** Downloads the code and the first data of a page. */
export function prefetchPage(pathname: string, queryClient: QueryClient) {
  loadScreen(routeAt(pathname).name).catch(() => {});
  prefetchQueries(pathname, queryClient);
}
