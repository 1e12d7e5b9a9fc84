import { Hono, type HonoRequest, type MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { RateLimited } from "#contract/limits.ts";
import { type Cached, jsonResponse } from "#server/http/cache/response-cache.ts";
import { errorHandler, problem } from "#server/http/errors/errors.ts";
import { reportRoute } from "#server/http/observe-requests.ts";
import { adminCalls } from "./admin/http.ts";
import { carrierCalls } from "./carriers/http.ts";
import { companyFileCalls } from "./companies/csv/http.ts";
import { companyEditCalls, manyCompaniesCalls } from "./companies/edit-http.ts";
import { companyCalls } from "./companies/http.ts";
import { firmCalls } from "./firms/http.ts";
import { guideCalls } from "./guides/http.ts";
import { type ApiHandlers, apiRoutes } from "./http/api-routes.ts";
import { redirectMerged } from "./http/canonical-path.ts";
import { isRead, notFoundHandler } from "./http/methods.ts";
import { noStoreByDefault } from "./http/response-headers.ts";
import { leadCalls } from "./leads/http.ts";
import { mapCalls } from "./map/http.ts";
import { permitCalls } from "./permits/http.ts";
import { pictureCalls } from "./pictures/http.ts";
import { placesCalls } from "./places/http.ts";
import { quoteCalls } from "./quotes/http.ts";
import { registerCalls } from "./registers/http.ts";
import { reviewCalls, reviewDeskCalls } from "./reviews/http.ts";
import type { Services } from "./services.ts";
import { workCalls } from "./work/http.ts";

interface ApiDeps {
  services: Services;
  cached: Cached;
  queued: MiddlewareHandler;
  queuedPicture: MiddlewareHandler;
  log: Logger;
}

const PRECONDITIONS = ["if-match", "if-none-match", "if-unmodified-since"];
/** True for `PUT /api/companies/{id}`, the only write that checks `If-Match`. */
const isVersioned = ({ method, path }: HonoRequest) =>
  method === "PUT" && /^\/api\/companies\/[^/]+$/.test(path);

/** Refuses a write with a precondition that no code checks. Ignoring it could overwrite data that the caller wants to protect. */
const refusePreconditions: MiddlewareHandler = async ({ req }, next) => {
  if (isRead(req)) return next();
  const unchecked = PRECONDITIONS.find(
    (name) => req.header(name) && !(name === "if-match" && isVersioned(req)),
  );
  if (unchecked)
    throw problem(412, `This call does not check ${unchecked}, so nothing was saved. Leave the header out.`);
  await next();
};

function handlersOf(services: Services, cached: Cached): ApiHandlers {
  const shared = { ...services, cached };
  return {
    ...companyCalls({ ...shared, counting: services.searches.counting }),
    ...mapCalls(shared),
    ...permitCalls(shared),
    ...placesCalls(shared),
    ...guideCalls(shared),
    getOpenApi: [cached({}, () => jsonResponse(services.openApi()))],
    ...companyEditCalls(services),
    ...manyCompaniesCalls(services),
    ...companyFileCalls({ files: services.companyFiles }),
    ...carrierCalls(services),
    ...registerCalls(services),
    ...reviewCalls(services),
    ...reviewDeskCalls(services),
    ...quoteCalls(services),
    ...leadCalls(services),
    ...firmCalls(services),
    ...workCalls(services),
    ...pictureCalls(services),
    ...adminCalls(services),
  };
}

export function createApi({ services, cached, queued, queuedPicture, log }: ApiDeps): Hono {
  const { companies, guards, limits } = services;
  const api = new Hono().basePath("/api");
  api.onError(errorHandler(log));
  api.notFound(notFoundHandler(api));
  api.use(reportRoute);
  api.use(refusePreconditions);
  api.use(noStoreByDefault);
  const middleware = {
    queued,
    queuedPicture,
    redirectMerged: redirectMerged(companies),
    guards: { administrator: guards.bearer, "administrator or cookie": guards.bearerOrCookie },
    limit: (kind: RateLimited) => limits(kind, kind === "login" ? guards.knownDevice : undefined),
  };
  api.route("/", apiRoutes(handlersOf(services, cached), middleware));
  return api;
}
