import { Hono, type MiddlewareHandler } from "hono";
import { newReview, reviewPath } from "#contract/reviews.ts";
import { problem } from "#server/http/errors/errors.ts";
import { check, readBody } from "#server/http/input.ts";
import type { Reviews } from "./reviews.ts";

interface ReviewRoutes {
  reviews: Reviews;
  limitReviews: MiddlewareHandler;
  requireAdmin: MiddlewareHandler;
}

/** The routes that add and delete reviews, mounted under `/api`. */
export const reviewRoutes = ({ reviews, limitReviews, requireAdmin }: ReviewRoutes) =>
  new Hono()
    .post("/reviews", limitReviews, async (c) => {
      const review = await reviews.add(await readBody(c, newReview));
      if (!review) throw problem(404, "Company not found");
      return c.json(review, 201);
    })
    .delete("/reviews/:id", requireAdmin, async (c) => {
      const removed = await reviews.remove(check(reviewPath, c.req.param()).id);
      if (!removed) throw problem(404, "Review not found");
      return c.body(null, 204);
    });
