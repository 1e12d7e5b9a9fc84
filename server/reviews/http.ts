import { type Context, Hono, type MiddlewareHandler } from "hono";
import { companyPath } from "#contract/companies.ts";
import { newReview, reviewPath, reviewsSentBetween } from "#contract/reviews.ts";
import { problem } from "#server/http/errors/errors.ts";
import { check, readBody, readQuery } from "#server/http/input.ts";
import type { Reviews } from "./reviews.ts";

interface ReviewRoutes {
  reviews: Reviews;
  limitReviews: MiddlewareHandler;
  /** Returns the hash of the network that a request comes from. */
  visitorOf: (c: Context) => string;
  /** Accepts the administrator's bearer token or cookie. */
  requireReader: MiddlewareHandler;
  /** Accepts the administrator's bearer token only. */
  requireAdmin: MiddlewareHandler;
}

/** The routes that add reviews and that moderate them, mounted under `/api`. */
export const reviewRoutes = ({
  reviews,
  limitReviews,
  visitorOf,
  requireReader,
  requireAdmin,
}: ReviewRoutes) =>
  new Hono()
    .post("/reviews", limitReviews, async (c) => {
      const review = await reviews.add(await readBody(c, newReview), visitorOf(c));
      if (!review) throw problem(404, "Company not found");
      return c.json(review, 201);
    })
    .get("/reviews/waiting", requireReader, async (c) => c.json(await reviews.listWaiting()))
    .post("/reviews/:id/publish", requireAdmin, async (c) => {
      const published = await reviews.publish(check(reviewPath, c.req.param()).id);
      if (!published) throw problem(404, "No review with this id is waiting");
      return c.json(published);
    })
    .delete("/reviews/:id", requireAdmin, async (c) => {
      const removed = await reviews.remove(check(reviewPath, c.req.param()).id);
      if (!removed) throw problem(404, "Review not found");
      return c.body(null, 204);
    })
    .delete("/companies/:id/reviews", requireAdmin, async (c) => {
      const { id } = check(companyPath, c.req.param());
      const removed = await reviews.removeBetween(id, readQuery(c, reviewsSentBetween));
      if (removed === null) throw problem(404, "Company not found");
      return c.json({ removed });
    });
