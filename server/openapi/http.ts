import { Hono } from "hono";
import type { OpenApiDocument } from "#contract/api/openapi.ts";
import { type Cached, jsonResponse } from "#server/http/cache/response-cache.ts";

interface OpenApiRoutes {
  openApi: () => OpenApiDocument;
  cached: Cached;
}

/** The description of the API, to be mounted under `/api`. */
export const openApiRoutes = ({ openApi, cached }: OpenApiRoutes) =>
  new Hono().get(
    "/openapi.json",
    cached({}, () => jsonResponse(openApi())),
  );
