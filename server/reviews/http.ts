import { type Context, Hono, type MiddlewareHandler } from "hono";
import { companyPathParams } from "#contract/companies.ts";
import { INVITATION_DAYS } from "#contract/limits.ts";
import {
  invitedReview,
  newReview,
  removalReason,
  reviewDecision,
  reviewPathParams,
  reviewReport,
  reviewsSentBetween,
} from "#contract/reviews.ts";
import { problem } from "#server/http/errors/errors.ts";
import { parseInput, readBody, readQuery } from "#server/http/input.ts";
import { keepPrivate } from "#server/http/keep-private.ts";
import type { Networks } from "#server/http/limits/visitor-address.ts";
import type { Reviews } from "./reviews.ts";

interface ReviewRoutes {
  reviews: Reviews;
  limitReviews: MiddlewareHandler;
  limitReports: MiddlewareHandler;
  /** Returns the hashes of the networks that a request comes from. */
  visitorHashOf: (c: Context) => Networks;
  /** Middleware that accepts the administrator's bearer token or cookie. */
  requireReader: MiddlewareHandler;
  /** Middleware that accepts the administrator's bearer token only. */
  requireAdmin: MiddlewareHandler;
}

const NO_REVIEW = "Review not found";
const WRITTEN = "You have already written this review.";
const EXPIRED = `This link stopped working ${INVITATION_DAYS} days after our invitation. You can still review the company on its page.`;

/** Routes that add, report and moderate reviews, mounted under `/api`. */
export const reviewRoutes = ({
  reviews,
  limitReviews,
  limitReports,
  visitorHashOf,
  requireReader,
  requireAdmin,
}: ReviewRoutes) => {
  const senderOf = (c: Context) => {
    const { inner, outer } = visitorHashOf(c);
    return { network: inner, outerNetwork: outer };
  };
  return new Hono()
    .post("/reviews", limitReviews, async (c) => {
      const review = await reviews.add(await readBody(c, newReview), senderOf(c));
      if (!review) throw problem(404, "Company not found");
      return c.json(review, 201);
    })
    .post("/reviews/invited/:token", keepPrivate, limitReviews, async (c) => {
      const review = await readBody(c, invitedReview);
      const result = await reviews.addInvited(c.req.param("token"), review, senderOf(c));
      if (!result) throw problem(404, "We don't know this link. Please check that it is complete.");
      if ("added" in result) return c.json(result.added, 201);
      throw result.state === "written" ? problem(409, WRITTEN) : problem(410, EXPIRED);
    })
    .post("/reviews/:id/report", limitReports, async (c) => {
      const { id } = parseInput(reviewPathParams, c.req.param());
      const report = await readBody(c, reviewReport);
      const network = visitorHashOf(c).outer;
      if (!(await reviews.report(id, report, { network }))) throw problem(404, NO_REVIEW);
      return c.json(
        { message: "Thank you. We look at every report. The review stays until we have decided." },
        202,
      );
    })
    .get("/reviews/reports", requireReader, async (c) => c.json(await reviews.listReported()))
    .post("/reviews/:id/decision", requireAdmin, async (c) => {
      const { id } = parseInput(reviewPathParams, c.req.param());
      if (!(await reviews.decide(id, await readBody(c, reviewDecision))))
        throw problem(404, "No report or change of a review with this id is waiting");
      return c.body(null, 204);
    })
    .get("/reviews/waiting", requireReader, async (c) => c.json(await reviews.listWaiting()))
    .post("/reviews/:id/publish", requireAdmin, async (c) => {
      const published = await reviews.publish(parseInput(reviewPathParams, c.req.param()).id);
      if (!published) throw problem(404, "No review with this id is waiting");
      return c.json(published);
    })
    .delete("/reviews/:id", requireAdmin, async (c) => {
      const { id } = parseInput(reviewPathParams, c.req.param());
      const { reason } = readQuery(c, removalReason);
      if (!(await reviews.remove(id, reason))) throw problem(404, NO_REVIEW);
      return c.body(null, 204);
    })
    .delete("/companies/:id/reviews", requireAdmin, async (c) => {
      const { id } = parseInput(companyPathParams, c.req.param());
      const removed = await reviews.removeBetween(id, readQuery(c, reviewsSentBetween));
      if (removed === null) throw problem(404, "Company not found");
      return c.json({ removed });
    });
};
