import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";

/** The label of requests that match no route. */
export const OTHER_ROUTES = "other";

/**
 * The pattern of the route that a request matched, such as "/company/:id". Metrics use it as a label: it never contains what a
 * visitor typed, and there are only as many labels as routes.
 */
export const routePattern = (c: Context): string =>
  matchedRoutes(c).find(({ method, path }) => method !== "ALL" && path !== "/*")?.path ?? OTHER_ROUTES;

/** The environment that the request handler passes to the router. `reportRoute` sets `route` to the matched pattern. */
export interface RouterEnv {
  route: string;
}

/** Middleware that tells the request handler which route was matched. */
export const reportRoute: MiddlewareHandler<{ Bindings: RouterEnv }> = (c, next) => {
  c.env.route = routePattern(c);
  return next();
};
