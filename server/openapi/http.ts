import { Hono } from "hono";
import type { OpenApiDocument } from "#contract/api/openapi.ts";

/** The description of the API, to be mounted under `/api`. */
export const openApiRoutes = (openApi: () => OpenApiDocument) =>
  new Hono().get("/openapi.json", (c) => c.json(openApi()));
