import { Hono } from "hono";

export interface Vitals {
  /** Whether the catalogue is loaded. */
  ready(): boolean;
  isDatabaseUp(): Promise<boolean>;
}

/**
 * For load balancers and process supervisors, mounted at `/health`. A process whose database is down stays ready: it
 * goes on answering every public read.
 */
export const health = ({ ready, isDatabaseUp }: Vitals) =>
  new Hono()
    .use(async (c, next) => {
      await next();
      c.header("cache-control", "no-store");
    })
    .get("/live", (c) => c.json({ status: "live" }))
    .get("/ready", async (c) =>
      ready()
        ? c.json({ status: "ready", database: (await isDatabaseUp()) ? "up" : "down" })
        : c.json({ status: "starting" }, 503, { "retry-after": "1" }),
    );
