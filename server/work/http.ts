import { Hono, type MiddlewareHandler } from "hono";
import { asideBody, asideManyBody, emailPathParams, type SetAside } from "#contract/work/work.ts";
import { problem } from "#server/http/errors/errors.ts";
import { parseInput, readBody } from "#server/http/input.ts";
import { keepPrivate } from "#server/http/keep-private.ts";
import type { WorkQueue } from "./work.ts";

interface WorkRoutes {
  work: WorkQueue;
  /**
   * Middleware that accepts the administrator's bearer token or cookie. The queue contains personal data of requests and
   * emails.
   */
  requireReader: MiddlewareHandler;
  requireAdmin: MiddlewareHandler;
}

/** Routes of the administrator's queue, mounted under `/api`. */
export const workRoutes = ({ work, requireReader, requireAdmin }: WorkRoutes) =>
  new Hono()
    .use("/work", keepPrivate)
    .get("/work", requireReader, async (c) => c.json(await work.list()))
    .post("/work/aside", requireAdmin, async (c) => {
      const { item, ...aside } = await readBody(c, asideBody);
      await work.setAside({ ...aside, items: [item] });
      return c.body(null, 204);
    })
    .post("/work/aside/bulk", requireAdmin, async (c) => {
      const items = await work.setAside(await readBody(c, asideManyBody));
      return c.json({ items } satisfies SetAside);
    })
    .post("/emails/:deliveryId/resend", requireAdmin, async (c) => {
      const { deliveryId } = parseInput(emailPathParams, c.req.param());
      if (await work.resend(deliveryId)) return c.body(null, 204);
      throw problem(409, "This email can't be sent again: it did not fail, or it is not needed any more");
    });
