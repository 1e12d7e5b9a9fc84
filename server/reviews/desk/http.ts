import { Hono, type MiddlewareHandler } from "hono";
import { reviewBulk, reviewBulkUndo, reviewSearch } from "#contract/desk/review-search.ts";
import { unlessRefused } from "#server/http/errors/errors.ts";
import { readBody } from "#server/http/input.ts";
import type { ReviewDesk } from "./review-desk.ts";

interface ReviewDeskRoutes {
  reviewDesk: ReviewDesk;
  requireAdmin: MiddlewareHandler;
}

/** Routes that search reviews, and that publish, remove or restore several at once, mounted under `/api`. */
export const reviewDeskRoutes = ({ reviewDesk, requireAdmin }: ReviewDeskRoutes) =>
  new Hono()
    .post("/reviews/search", requireAdmin, async (c) =>
      c.json(await reviewDesk.find(await readBody(c, reviewSearch))),
    )
    .post("/reviews/bulk", requireAdmin, async (c) =>
      c.json(await reviewDesk.change(await readBody(c, reviewBulk))),
    )
    .post("/reviews/bulk/undo", requireAdmin, async (c) => {
      const { ids } = await readBody(c, reviewBulkUndo);
      return c.json(unlessRefused(await reviewDesk.restore(ids)));
    });
