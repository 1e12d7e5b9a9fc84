import { z } from "zod";
import { schemaProblems } from "./json-schema.ts";

// No installed package contains the JSON Schema of OpenAPI 3.1. These rules cover the parts that the product writes. A new part
// is reported as unknown until a rule for it is added here.

const url = z.string().refine((text) => URL.canParse(text, "https://skips.example/"), "is no URL");
const schema = z.union([z.record(z.string(), z.unknown()), z.boolean()]);
const reference = z.strictObject({
  $ref: z.string(),
  summary: z.string().optional(),
  description: z.string().optional(),
});

const mediaType = z.strictObject({ schema: schema.optional(), example: z.unknown().optional() });
const content = z.record(z.string().regex(/^[\w*+.-]+\/[\w*+.-]+(;.*)?$/), mediaType);

const parameter = z
  .strictObject({
    name: z.string().min(1),
    in: z.enum(["query", "header", "path", "cookie"]),
    description: z.string().optional(),
    required: z.boolean().optional(),
    deprecated: z.boolean().optional(),
    schema,
    example: z.unknown().optional(),
  })
  .refine(({ in: place, required }) => place !== "path" || required === true, "a path parameter is required");

const header = z.strictObject({ description: z.string().optional(), schema });

const response = z.strictObject({
  description: z.string(),
  headers: z.record(z.string(), z.union([header, reference])).optional(),
  content: content.optional(),
});

const operation = z.strictObject({
  tags: z.array(z.string()).optional(),
  summary: z.string().optional(),
  description: z.string().optional(),
  operationId: z.string().optional(),
  parameters: z.array(z.union([parameter, reference])).optional(),
  requestBody: z
    .strictObject({ description: z.string().optional(), content, required: z.boolean().optional() })
    .optional(),
  responses: z
    .record(z.string().regex(/^([1-5](\d\d|XX)|default)$/), z.union([response, reference]))
    .refine((all) => Object.keys(all).length > 0, "has no response"),
  deprecated: z.boolean().optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
});

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

const securityScheme = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("http"), scheme: z.string(), description: z.string().optional() }),
  z.strictObject({
    type: z.literal("apiKey"),
    name: z.string(),
    in: z.enum(["query", "header", "cookie"]),
    description: z.string().optional(),
  }),
]);

const componentName = z.string().regex(/^[\w.-]+$/);

const document = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({
    ...{
      title: z.string(),
      version: z.string(),
      summary: z.string().optional(),
      description: z.string().optional(),
    },
    termsOfService: url.optional(),
    contact: z
      .strictObject({ name: z.string().optional(), url: url.optional(), email: z.email().optional() })
      .optional(),
    license: z.strictObject({ name: z.string(), url: url.optional() }).optional(),
  }),
  servers: z.array(z.strictObject({ url: z.string(), description: z.string().optional() })).optional(),
  tags: z.array(z.strictObject({ name: z.string(), description: z.string().optional() })).optional(),
  paths: z.record(z.string().startsWith("/"), z.partialRecord(z.enum(METHODS), operation)),
  components: z.strictObject({
    schemas: z.record(componentName, schema),
    headers: z.record(componentName, header).optional(),
    securitySchemes: z.record(componentName, securityScheme).optional(),
  }),
});

type OpenApi = z.output<typeof document>;

const repeated = (values: string[]) => values.filter((value, position) => values.indexOf(value) !== position);

const operationsOf = ({ paths }: OpenApi) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, one]) => ({ at: `${method} ${path}`, path, operation: one })),
  );

/**
 * Returns the violations of rules about several parts of the document: path parameters match their path, tags and security
 * schemes are declared, and names are unique.
 */
function ruleProblems(api: OpenApi): string[] {
  const operations = operationsOf(api);
  const tags = (api.tags ?? []).map(({ name }) => name);
  const schemes = Object.keys(api.components.securitySchemes ?? {});
  const templates = Object.keys(api.paths).map((path) => path.replace(/\{[^}]+\}/g, "{}"));
  const problemsOf = ({ at, path, operation: { parameters = [], ...one } }: (typeof operations)[number]) => {
    const named = parameters.flatMap((given) => ("$ref" in given ? [] : given));
    const inPath = named.filter(({ in: place }) => place === "path").map(({ name }) => name);
    const inTemplate = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name);
    return [
      ...repeated(named.map(({ name, in: place }) => `${place} ${name}`)).map(
        (name) => `${at} has ${name} twice`,
      ),
      ...inTemplate
        .filter((name) => !inPath.includes(name))
        .map((name) => `${at} does not describe {${name}}`),
      ...inPath
        .filter((name) => !inTemplate.includes(name))
        .map((name) => `${at} has no {${name}} in its path`),
      ...(one.tags ?? [])
        .filter((tag) => !tags.includes(tag))
        .map((tag) => `${at} has the unknown tag ${tag}`),
      ...(one.security ?? [])
        .flatMap(Object.keys)
        .filter((scheme) => !schemes.includes(scheme))
        .map((scheme) => `${at} needs the unknown ${scheme}`),
    ];
  };
  return [
    ...operations.flatMap(problemsOf),
    ...repeated(operations.flatMap(({ operation: { operationId } }) => operationId ?? [])).map(
      (id) => `two operations are called ${id}`,
    ),
    ...repeated(tags).map((tag) => `two tags are called ${tag}`),
    ...repeated(templates).map((path) => `two paths are ${path}`),
  ];
}

/** Returns the named schemas and those of parameters, request bodies and responses. `at` is the place for messages. */
function schemasOf(api: OpenApi): [at: string, schema: unknown][] {
  const ofContent = (at: string, types: z.output<typeof content> = {}) =>
    Object.entries(types).map(([type, media]): [string, unknown] => [`${at} ${type}`, media.schema ?? true]);
  return [
    ...Object.entries(api.components.schemas),
    ...operationsOf(api).flatMap(({ at, operation: { parameters = [], requestBody, responses } }) => [
      ...parameters.flatMap((one): [string, unknown][] =>
        "$ref" in one ? [] : [[`${at} ${one.name}`, one.schema]],
      ),
      ...ofContent(at, requestBody?.content),
      ...Object.entries(responses).flatMap(([status, one]) =>
        "$ref" in one ? [] : ofContent(`${at} ${status}`, one.content),
      ),
    ]),
  ];
}

/** Returns the references of the document that have no target. */
function lostReferences(api: object): string[] {
  const references = JSON.stringify(api).matchAll(/"\$ref":"([^"]+)"/g);
  const find = (pointer: string) =>
    pointer
      .split("/")
      .slice(1)
      .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
      .reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], api);
  return [...new Set([...references].map(([, pointer = ""]) => pointer))]
    .filter((pointer) => !pointer.startsWith("#/") || find(pointer) === undefined)
    .map((pointer) => `${pointer} leads nowhere`);
}

/** Returns the violations of OpenAPI 3.1 and JSON Schema 2020-12 in the structure of an API's description. */
export function openApiProblems(api: unknown): string[] {
  const { success, data, error } = document.safeParse(api);
  if (!success) return error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  return [
    ...ruleProblems(data),
    ...schemasOf(data).flatMap(([at, one]) => schemaProblems(one, at)),
    ...lostReferences(data),
  ];
}
