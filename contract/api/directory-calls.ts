import { z } from "zod";
import { companiesQuery, companyPathParams, priceComparisonQuery } from "../companies/company-queries.ts";
import { directoryStatisticsSchema } from "../companies/statistics.ts";
import {
  companyPageSchema,
  companyWithEstimatesSchema,
  listedCompanySchema,
  priceComparisonPageSchema,
  priceComparisonRowSchema,
} from "../companies.ts";
import { rowPathParams, tokenPathParams } from "../field-schemas.ts";
import { guideSchema, guideSummarySchema, guidesQuery } from "../guides.ts";
import { permitAnswerSchema, permitsQuery } from "../job/permits.ts";
import { INVITATION_DAYS } from "../limits.ts";
import { resultsMapQuery, resultsMapSchema } from "../map/results-map.ts";
import { placeSuggestionSchema, placesQuery } from "../places.ts";
import { addedReviewSchema, invitedReview, newReview, reviewReport, reviewSchema } from "../reviews.ts";
import { mapsConfigSchema } from "../site.ts";
import { type ApiCalls, PUBLIC_GET, PUBLIC_POST } from "./call.ts";

const LOADING = "The directory is still loading; try again after Retry-After seconds";
const NO_COMPANY = "Company not found";

export const DIRECTORY_CALLS = {
  findCompanies: {
    ...PUBLIC_GET,
    path: "/companies",
    summary:
      "Find companies. A list by default, nearest first when a location is given, but best first in a region or nation; with page or limit, one page of it. Sorted by fit, total or best, companies that don't deliver to the location come last",
    query: companiesQuery,
    success: {
      status: 200,
      description: "All companies found, or one page of them",
      schema: z.union([z.array(listedCompanySchema), companyPageSchema]),
    },
    errors: { 503: LOADING },
  },
  getCompany: {
    ...PUBLIC_GET,
    path: "/companies/{id}",
    summary:
      "Read one company. The id of an entry that was merged redirects (308) to the company that was kept",
    params: companyPathParams,
    success: { status: 200, description: "The company", schema: companyWithEstimatesSchema },
    errors: { 404: NO_COMPANY, 503: LOADING },
  },
  listReviews: {
    ...PUBLIC_GET,
    path: "/companies/{id}/reviews",
    summary: "Read the reviews of a company, newest first. Redirects as the company does",
    params: companyPathParams,
    success: { status: 200, description: "Its reviews", schema: z.array(reviewSchema) },
    errors: { 404: NO_COMPANY, 503: LOADING },
  },
  comparePrices: {
    ...PUBLIC_GET,
    path: "/price-comparison",
    summary: "Compare indicative prices by skip size; with page or limit, one page of the comparison",
    query: priceComparisonQuery,
    success: {
      status: 200,
      description:
        "The rows found, or one page of them: by the price of the chosen size, of medium if all are, or by the total of the job's size. Stated prices come before estimates, each cheapest first. Companies that don't deliver to the location, don't take a waste or don't offer the size come last",
      schema: z.union([z.array(priceComparisonRowSchema), priceComparisonPageSchema]),
    },
    errors: { 503: LOADING },
  },
  drawResultsMap: {
    ...PUBLIC_GET,
    path: "/map",
    summary: "Draw the companies of a search on a map, with the delivery area of one of them",
    query: resultsMapQuery,
    success: { status: 200, description: "The map as SVG, and its counts", schema: resultsMapSchema },
    errors: { 503: LOADING },
  },
  getStatistics: {
    ...PUBLIC_GET,
    path: "/statistics",
    summary: "Read the figures of the whole directory",
    success: { status: 200, description: "The figures", schema: directoryStatisticsSchema },
    errors: { 503: LOADING },
  },
  findPermit: {
    ...PUBLIC_GET,
    path: "/permits",
    summary: "Find who grants permits for skips on roads at a place, and what is known of fees and notice",
    query: permitsQuery,
    success: { status: 200, description: "The answer", schema: permitAnswerSchema },
  },
  suggestPlaces: {
    ...PUBLIC_GET,
    path: "/places",
    summary: "Suggest up to eight places for a text being typed",
    query: placesQuery,
    success: { status: 200, description: "The suggestions", schema: z.array(placeSuggestionSchema) },
  },
  listGuides: {
    ...PUBLIC_GET,
    path: "/guides",
    summary: "List the guides, without their text",
    query: guidesQuery,
    success: { status: 200, description: "The guides", schema: z.array(guideSummarySchema) },
  },
  getGuide: {
    ...PUBLIC_GET,
    path: "/guides/{slug}",
    summary: "Read one guide",
    params: z.object({ slug: z.string() }),
    success: { status: 200, description: "The guide", schema: guideSchema },
    errors: { 404: "Guide not found" },
  },
  getMapsConfig: {
    ...PUBLIC_GET,
    path: "/maps/config",
    summary: "Read which map service the site embeds",
    success: { status: 200, description: "The service", schema: mapsConfigSchema },
  },
  getOpenApi: {
    ...PUBLIC_GET,
    path: "/openapi.json",
    summary: "Read this description of the API (OpenAPI 3.1)",
    success: { status: 200, description: "The description", schema: z.looseObject({ openapi: z.string() }) },
  },
} as const satisfies ApiCalls;

export const REVIEW_CALLS = {
  addReview: {
    ...PUBLIC_POST,
    path: "/reviews",
    summary:
      "Review a company. The review appears at once, unless many arrive: then it waits for the administrator",
    rateLimit: "review",
    body: { schema: newReview },
    success: { status: 201, description: "The review", schema: addedReviewSchema },
    errors: { 404: NO_COMPANY },
  },
  addInvitedReview: {
    ...PUBLIC_POST,
    path: "/reviews/invited/{token}",
    summary:
      "Review the company that was chosen for a quote request, with the token of our invitation. The review appears at once, unless many arrive within an hour",
    rateLimit: "review",
    params: tokenPathParams,
    body: { schema: invitedReview },
    success: { status: 201, description: "The review", schema: addedReviewSchema },
    errors: {
      404: "The link is unknown",
      409: "The customer has written this review before",
      410: `The invitation is older than ${INVITATION_DAYS} days`,
    },
  },
  reportReview: {
    ...PUBLIC_POST,
    path: "/reviews/{id}/report",
    summary: "Report a review. It stays until the administrator has decided",
    rateLimit: "report",
    params: rowPathParams,
    body: { schema: reviewReport },
    success: {
      status: 202,
      description: "We look at it",
      schema: z.object({ message: z.string() }),
    },
    errors: { 404: "Review not found" },
  },
} as const satisfies ApiCalls;
