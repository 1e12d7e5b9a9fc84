import { Hono, type HonoRequest, type MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { Cached } from "#server/http/cache/response-cache.ts";
import { setDefaultHeader } from "#server/http/default-header.ts";
import { errorHandler, problem } from "#server/http/errors/errors.ts";
import { reportRoute } from "#server/http/observe-requests.ts";
import { adminRoutes } from "./admin/http.ts";
import { carrierRoutes } from "./carriers/http.ts";
import { changeLogRoutes } from "./change-log/http.ts";
import { companyBulkRoutes } from "./companies/bulk/http.ts";
import { companyFileRoutes } from "./companies/csv/http.ts";
import { draftRoutes } from "./companies/drafts/http.ts";
import { companyEditRoutes } from "./companies/edit-http.ts";
import { companyRoutes } from "./companies/http.ts";
import { companyMergeRoutes } from "./companies/merge/http.ts";
import { editUndoRoutes } from "./companies/undo/http.ts";
import { firmRoutes } from "./firms/http.ts";
import { guideRoutes } from "./guides/http.ts";
import { notFoundHandler } from "./http/methods.ts";
import { leadRoutes } from "./leads/http.ts";
import { mapRoutes } from "./map/http.ts";
import { openApiRoutes } from "./openapi/http.ts";
import { permitRoutes } from "./permits/http.ts";
import { personalDataRoutes } from "./personal-data/http.ts";
import { placesRoutes } from "./places/http.ts";
import { proposalRoutes } from "./proposals/http.ts";
import { answerRoutes } from "./quotes/answers/http.ts";
import { quoteRoutes } from "./quotes/http.ts";
import { reviewDeskRoutes } from "./reviews/desk/http.ts";
import { reviewRoutes } from "./reviews/http.ts";
import type { Services } from "./services.ts";
import { workRoutes } from "./work/http.ts";

interface ApiDeps {
  services: Services;
  cached: Cached;
  /** Middleware for calls that touch the database. */
  queued: MiddlewareHandler;
  log: Logger;
}

const PRECONDITIONS = ["if-match", "if-none-match", "if-unmodified-since"];
/** The only write that has versions. Its route reads `If-Match`. */
const isVersioned = ({ method, path }: HonoRequest) =>
  method === "PUT" && /^\/api\/companies\/[^/]+$/.test(path);

/** Refuses a write with a precondition that nothing checks: to ignore it would overwrite what the caller means to protect. */
const refusePreconditions: MiddlewareHandler = async ({ req }, next) => {
  const isWrite = req.method !== "GET" && req.method !== "HEAD";
  const unchecked = PRECONDITIONS.find(
    (name) => req.header(name) && !(name === "if-match" && isVersioned(req)),
  );
  if (isWrite && unchecked)
    throw problem(412, `This call does not check ${unchecked}, so nothing was saved. Leave the header out.`);
  await next();
};

/** All routes under `/api`: the public reads, which are answered from memory, then everything else. */
export function createApi({ services, cached, queued, log }: ApiDeps): Hono {
  const { guards, limits } = services;
  const requireAdmin = guards.bearer;
  const requireReader = guards.bearerOrCookie;
  const api = new Hono().basePath("/api");
  api.onError(errorHandler(log));
  api.notFound(notFoundHandler(api));

  api.use(reportRoute);
  api.use(refusePreconditions);
  api.use(setDefaultHeader("cache-control", "no-store"));

  const shared = { ...services, cached };
  api.route("/", companyRoutes({ ...shared, counting: services.searches.counting }));
  api.route("/", mapRoutes(shared));
  api.route("/", permitRoutes(shared));
  api.route("/", placesRoutes(shared));
  api.route("/", guideRoutes(shared));
  api.route("/", openApiRoutes(shared));

  api.use(queued);
  api.route("/", companyEditRoutes({ ...services, requireAdmin }));
  api.route("/", companyBulkRoutes({ bulkEdits: services.bulkEdits, requireAdmin }));
  api.route("/", editUndoRoutes({ editUndo: services.editUndo, requireAdmin }));
  api.route("/", reviewDeskRoutes({ reviewDesk: services.reviewDesk, requireAdmin }));
  api.route("/", companyFileRoutes({ files: services.companyFiles, requireReader, requireAdmin }));
  api.route("/", carrierRoutes({ carrierChecks: services.carrierChecks, requireReader, requireAdmin }));
  api.route(
    "/",
    reviewRoutes({
      ...services,
      limitReviews: limits("review"),
      limitReports: limits("report"),
      requireReader,
      requireAdmin,
    }),
  );
  api.route("/", quoteRoutes({ ...services, limitQuotes: limits("quote"), requireReader, requireAdmin }));
  api.route("/", answerRoutes({ ...services, limitAnswers: limits("answer") }));
  api.route("/", leadRoutes({ ...services, limitLeads: limits("lead"), requireReader, requireAdmin }));
  const limitsOfFirms = { limitClaims: limits("claim"), limitCorrections: limits("correction") };
  api.route("/", firmRoutes({ ...services, ...limitsOfFirms }));
  api.route("/", proposalRoutes({ ...services, requireReader, requireAdmin }));
  api.route("/", draftRoutes({ ...services, requireReader, requireAdmin }));
  api.route("/", companyMergeRoutes({ merges: services.merges, requireAdmin }));
  api.route("/", workRoutes({ work: services.work, requireReader, requireAdmin }));
  api.route("/", personalDataRoutes({ personalData: services.personalData, requireAdmin }));
  api.route("/", changeLogRoutes({ ...services, requireReader, requireAdmin }));
  api.route("/admin", adminRoutes({ ...services, limitLogins: limits("login", guards.knownDevice) }));
  return api;
}
