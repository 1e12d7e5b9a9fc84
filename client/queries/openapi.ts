import { queryOptions } from "@tanstack/react-query";
import type { OpenApiDocument } from "#contract/api/openapi.ts";
import { getJson } from "./request.ts";

export const openApiQueryOptions = () =>
  queryOptions({ queryKey: ["openapi"], queryFn: () => getJson<OpenApiDocument>("/api/openapi.json") });
