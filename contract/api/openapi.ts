/** Only the parts of OpenAPI 3.1 that the server writes and the developers' page reads. */

export type JsonSchema = Record<string, unknown>;

/** By media type. */
type Content = Record<string, { schema: JsonSchema }>;

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

/** A demonstration site sends this header with JSON. */
export const DEMONSTRATION_HEADER = {
  name: "X-Demonstration-Data",
  value: "invented",
  description: "Present on a demonstration site, whose companies, prices and reviews are invented",
} as const;

export interface OpenApiResponse {
  description: string;
  headers?: Record<string, { $ref: string }>;
  content?: Content;
}

export interface Operation {
  tags: string[];
  operationId: string;
  summary: string;
  /** If absent, anybody may make the call. */
  security?: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, OpenApiResponse>;
}

export interface OpenApiDocument {
  openapi: string;
  info: Record<string, unknown>;
  servers: { url: string }[];
  tags: { name: string }[];
  /** By path, then by method in lower case. */
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    headers: Record<string, { description: string; schema: JsonSchema }>;
    securitySchemes: Record<string, object>;
  };
}
