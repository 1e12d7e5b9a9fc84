import type { Context } from "hono";
import { INVITATION_DAYS } from "#contract/limits.ts";
import type { ApiHandlers } from "#server/http/api-routes.ts";
import { problem, unlessRefused } from "#server/http/errors/errors.ts";
import type { Services } from "#server/services.ts";

const NO_REVIEW = "Review not found";
const WRITTEN = "You have already written this review.";
const EXPIRED = `This link stopped working ${INVITATION_DAYS} days after our invitation. You can still review the company on its page.`;

export const reviewCalls = ({ reviews, visitorHashOf }: Pick<Services, "reviews" | "visitorHashOf">) => {
  const senderOf = (c: Context) => {
    const { inner, outer } = visitorHashOf(c);
    return { network: inner, outerNetwork: outer };
  };
  return {
    async addReview({ body, c }) {
      const review = await reviews.add(body, senderOf(c));
      if (!review) throw problem(404, "Company not found");
      return review;
    },
    async addInvitedReview({ params, body, c }) {
      const result = await reviews.addInvited(params.token, body, senderOf(c));
      if (!result) throw problem(404, "We don't know this link. Please check that it is complete.");
      if ("added" in result) return result.added;
      throw result.state === "written" ? problem(409, WRITTEN) : problem(410, EXPIRED);
    },
    async reportReview({ params, body, c }) {
      const network = visitorHashOf(c).outer;
      if (!(await reviews.report(params.id, body, { network }))) throw problem(404, NO_REVIEW);
      return { message: "Thank you. We look at every report. The review stays until we have decided." };
    },
    listReportedReviews: () => reviews.listReported(),
    async decideReports({ params, body }) {
      if (!(await reviews.decide(params.id, body)))
        throw problem(404, "No report or change of a review with this id is waiting");
    },
    listWaitingReviews: () => reviews.listWaiting(),
    async publishReview({ params }) {
      const published = await reviews.publish(params.id);
      if (!published) throw problem(404, "No review with this id is waiting");
      return published;
    },
    async removeReview({ params, query }) {
      if (!(await reviews.remove(params.id, query.reason))) throw problem(404, NO_REVIEW);
    },
  } satisfies Partial<ApiHandlers>;
};

export const reviewDeskCalls = ({ reviewDesk }: Services) =>
  ({
    searchReviews: ({ body }) => reviewDesk.find(body),
    changeReviews: ({ body }) => reviewDesk.change(body),
    undoReviewDecisions: async ({ body }) => unlessRefused(await reviewDesk.restore(body.ids)),
  }) satisfies Partial<ApiHandlers>;
