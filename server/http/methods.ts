import type { Context, Hono, NotFoundHandler } from "hono";
import type { ErrorBody } from "#contract/api/call.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

export const isRead = ({ method }: Pick<Request, "method">): boolean => method === "GET" || method === "HEAD";

/** Middleware, which applies to all methods, is not counted. */
function methodsAt(app: Hono, path: string): string[] {
  const matching = METHODS.filter((method) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method),
  );
  return matching.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
}

const notFound = (c: Context) => c.json({ message: "Not found" } satisfies ErrorBody, 404);

export function notFoundHandler(app: Hono): NotFoundHandler {
  return (c) => {
    const methods = methodsAt(app, c.req.path);
    if (methods.length === 0 || methods.includes(c.req.method)) return notFound(c);
    const allow = { allow: [...methods, "OPTIONS"].join(", ") };
    if (c.req.method === "OPTIONS") return c.body(null, 204, allow);
    const message = `${c.req.method} is not possible here, only ${methods.join(", ")}`;
    return c.json({ message } satisfies ErrorBody, 405, allow);
  };
}
