import { z } from "zod";
import { type ApiCall, type Content, errorBodySchema } from "#contract/api/call.ts";
import { API_GROUPS, type NamedCall } from "#contract/api/groups.ts";
import {
  DEMONSTRATION_HEADER,
  type JsonSchema,
  type OpenApiDocument,
  type OpenApiResponse,
  type Operation,
  type Parameter,
} from "#contract/api/openapi.ts";
import { BRAND } from "#contract/brand.ts";
import { ADMIN_IDLE_SECONDS, ADMIN_SESSION_SECONDS, RATE_LIMITS } from "#contract/limits.ts";
import { DATA_SOURCES, DATA_TERMS } from "#contract/our-data/sources.ts";

type Schemas = ReturnType<typeof createSchemas>;

interface DescribedSite {
  publicUrl: string;
  email: string;
}

/** Generates the document on first use and caches it. Generating takes 75 to 115 ms, which would delay every start. */
export function createOpenApi(site: DescribedSite): () => OpenApiDocument {
  let document: OpenApiDocument | undefined;
  return () => {
    document ??= generateDocument(site);
    return document;
  };
}

function generateDocument({ publicUrl, email }: DescribedSite): OpenApiDocument {
  const schemas = createSchemas();
  const paths: OpenApiDocument["paths"] = {};
  for (const { title, calls } of API_GROUPS) {
    for (const call of calls) {
      const path = paths[`/api${call.path}`] ?? {};
      path[call.method.toLowerCase()] = operation(title, call, schemas);
      paths[`/api${call.path}`] = path;
    }
  }
  return {
    openapi: "3.1.1",
    info: {
      title: `${BRAND.name} API`,
      version: "1.0.0",
      summary: "The directory of UK skip hire companies: search, prices, reviews and quote requests",
      description: [...DATA_TERMS, ...DATA_SOURCES].join("\n\n"),
      contact: { email },
      license: { name: `${BRAND.name} data terms`, url: `${publicUrl}/developers#terms` },
    },
    servers: [{ url: publicUrl }],
    tags: API_GROUPS.map(({ title }) => ({ name: title })),
    paths,
    components: {
      schemas: schemas.components,
      headers: {
        [DEMONSTRATION_HEADER.name]: {
          description: DEMONSTRATION_HEADER.description,
          schema: { const: DEMONSTRATION_HEADER.value },
        },
      },
      securitySchemes: {
        token: {
          type: "http",
          scheme: "bearer",
          description: `From POST /api/admin/login; valid for ${ADMIN_SESSION_SECONDS / 3600} hours, and ${ADMIN_IDLE_SECONDS / 3600} without use`,
        },
        cookie: {
          type: "apiKey",
          in: "cookie",
          name: `${publicUrl.startsWith("https:") ? "__Host-" : ""}skip_finder_admin`,
        },
      },
    },
  };
}

const DEMONSTRATION = {
  [DEMONSTRATION_HEADER.name]: { $ref: `#/components/headers/${DEMONSTRATION_HEADER.name}` },
};

function operation(tag: string, call: NamedCall, schemas: Schemas): Operation {
  const { success, body } = call;
  const request = body && { schema: body.documented ?? body.schema, type: body.type };
  return {
    tags: [tag],
    operationId: call.name,
    summary: call.summary,
    ...(call.access !== "anybody" && { security: securityOf(call) }),
    parameters: parametersOf(call, schemas),
    ...(request && {
      requestBody: { required: !body?.isOptional, content: content(request, "input", schemas) },
    }),
    responses: {
      [success.status]: {
        description: success.description,
        ...(success.schema && { headers: DEMONSTRATION }),
        ...((success.schema || success.type) && { content: content(success, "output", schemas) }),
      },
      ...errorResponses(call, schemas),
    },
  };
}

const securityOf = ({ access }: ApiCall): Record<string, string[]>[] =>
  access === "administrator" ? [{ token: [] }] : [{ token: [] }, { cookie: [] }];

const content = ({ schema, type }: Content, io: "input" | "output", { jsonSchema }: Schemas) => ({
  [type ?? "application/json"]: { schema: schema ? jsonSchema(schema, io) : { type: "string" } },
});

/** Describes the values after parsing. */
function parametersOf({ params, query, headers }: ApiCall, { jsonSchema }: Schemas): Parameter[] {
  const fields = (schema: z.ZodObject | undefined, place: "path" | "query"): Parameter[] =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => {
      const { description, default: _, ...type } = jsonSchema(field as z.ZodType, "output");
      const described = typeof description === "string" && { description };
      return { name, in: place, required: place === "path", ...described, schema: type };
    });
  const inHeaders = Object.entries(headers ?? {}).map(
    ([name, { schema, description }]): Parameter => ({
      name,
      in: "header",
      required: false,
      description,
      schema: jsonSchema(schema, "output"),
    }),
  );
  return [...fields(params, "path"), ...fields(query, "query"), ...inHeaders];
}

function errorResponses(call: ApiCall, schemas: Schemas): Record<string, OpenApiResponse> {
  const { params, query, body, access, rateLimit } = call;
  const errors = {
    ...((params ?? query ?? body) && {
      400: "The request cannot be understood; `fields` names what is wrong",
    }),
    ...(access !== "anybody" && { 401: "Nobody is signed in, or the session has expired" }),
    ...(call.method !== "GET" && { 403: "The request came from a page of another website" }),
    ...(body && { 413: "The request is larger than 64 KB, or has too many values" }),
    ...(rateLimit && { 429: tooMany(RATE_LIMITS[rateLimit]) }),
    503: call.method === "GET" && access === "anybody" ? BUSY : NO_DATABASE,
    ...call.errors,
  };
  return Object.fromEntries(
    Object.entries(errors as Record<string, string>).map(([status, description]) => [
      status,
      { description, content: content({ schema: errorBodySchema }, "output", schemas) },
    ]),
  );
}

const BUSY = "The server is starting, very busy or without its database; try again after Retry-After seconds";
const NO_DATABASE = "The database cannot be reached; try again after Retry-After seconds";

const tooMany = ({ most, seconds }: { most: number; seconds: number }) =>
  `More than ${most} in ${seconds / 60} minutes from one visitor; try again after Retry-After seconds`;

/** Collects the components of the document: the schemas with an `id` to which calls refer. */
function createSchemas() {
  const components: Record<string, JsonSchema> = {};

  /** The JSON Schema of data before parsing (input, for request bodies) or after it (output, for responses and parameters). */
  function jsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
    const { $schema, $defs, ...own } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as JsonSchema;
    for (const [id, definition] of Object.entries(($defs ?? {}) as Record<string, JsonSchema>))
      components[id] = pointAtComponents(withoutId(definition));
    if (typeof own.id !== "string") return pointAtComponents(own);
    components[own.id] = pointAtComponents(withoutId(own));
    return { $ref: `#/components/schemas/${own.id}` };
  }

  return { components, jsonSchema };
}

const withoutId = ({ id, ...definition }: JsonSchema): JsonSchema => definition;

/** OpenAPI keeps shared schemas under `components`, but JSON Schema keeps them under `$defs`. */
const pointAtComponents = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
