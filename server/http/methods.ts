import type { Context, Hono, NotFoundHandler } from "hono";
import type { ErrorBody } from "#contract/errors.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** The methods that routes of `app` answer at a path; middleware for all methods does not count. */
function methodsAt(app: Hono, path: string): string[] {
  const found = METHODS.filter((method) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method),
  );
  return found.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
}

const nothingHere = (c: Context) => c.json({ message: "Not found" } satisfies ErrorBody, 404);

/** For requests that no route of `app` answered: the methods it would have, or that there is nothing here. */
export function answerUnrouted(app: Hono): NotFoundHandler {
  return (c) => {
    const methods = methodsAt(app, c.req.path);
    if (methods.length === 0 || methods.includes(c.req.method)) return nothingHere(c);
    const allow = { allow: [...methods, "OPTIONS"].join(", ") };
    if (c.req.method === "OPTIONS") return c.body(null, 204, allow);
    const message = `${c.req.method} is not possible here, only ${methods.join(", ")}`;
    return c.json({ message } satisfies ErrorBody, 405, allow);
  };
}
