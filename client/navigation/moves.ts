import type { QueryClient } from "@tanstack/react-query";
import type { Shown } from "../app.tsx";
import type { Screen } from "../page.ts";
import { type RouteName, routeAt } from "../routes.ts";
import { PREFETCH_QUERIES, SCREENS } from "../screens.ts";

/** How long a move waits for answers before the screen comes up with placeholders (milliseconds). */
const PATIENCE = 100;

const loaded = new Map<string, Screen>();

/** The screen of an address, once its code is loaded and its first queries are answered or have run out of time. */
export async function screenAt(pathname: string, queryClient: QueryClient): Promise<Shown> {
  const { name, params } = routeAt(pathname);
  const queries = Promise.allSettled(PREFETCH_QUERIES[name]?.(queryClient, params) ?? []);
  const timeout = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const [Screen] = await Promise.all([load(name), Promise.race([queries, timeout])]);
  return { Screen, params, props: {} };
}

/** Fetches what a move to an address will need. */
export function lookAhead(pathname: string, queryClient: QueryClient) {
  const { name, params } = routeAt(pathname);
  load(name).catch(() => {});
  Promise.allSettled(PREFETCH_QUERIES[name]?.(queryClient, params) ?? []);
}

async function load(name: RouteName): Promise<Screen> {
  const Screen = loaded.get(name) ?? (await SCREENS[name]());
  loaded.set(name, Screen);
  return Screen;
}
