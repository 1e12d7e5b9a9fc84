import { expect, test } from "vitest";
import { openApiProblems } from "./openapi.ts";

const company = { type: "object", required: ["id"], properties: { id: { type: "integer" } } };

const getCompany = {
  operationId: "getCompany",
  tags: ["Directory"],
  parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer", minimum: 1 } }],
  security: [{ token: [] }],
  responses: {
    200: {
      description: "The company",
      content: { "application/json": { schema: { $ref: "#/components/schemas/Company" } } },
    },
  },
};

const VALID = {
  openapi: "3.1.1",
  info: { title: "API", version: "1.0.0" },
  tags: [{ name: "Directory" }],
  paths: { "/companies/{id}": { get: getCompany } },
  components: {
    schemas: { Company: company },
    securitySchemes: { token: { type: "http", scheme: "bearer" } },
  },
};

const withOperation = (change: object) => ({
  ...VALID,
  paths: { "/companies/{id}": { get: { ...getCompany, ...change } } },
});
const withSchema = (schema: unknown) => ({
  ...VALID,
  components: { ...VALID.components, schemas: { Company: schema } },
});

test("a complete description is valid", () => {
  expect(openApiProblems(VALID)).toEqual([]);
});

const WRONG: [what: string, api: unknown, problem: string][] = [
  ["another version", { ...VALID, openapi: "3.0.3" }, "openapi"],
  ["no title", { ...VALID, info: { version: "1" } }, "info.title"],
  ["an unknown part", { ...VALID, path: {} }, "path"],
  ["a path without a slash", { ...VALID, paths: { companies: {} } }, "paths"],
  ["an unknown method", { ...VALID, paths: { "/a": { fetch: getCompany } } }, "fetch"],
  ["no response", withOperation({ responses: {} }), "has no response"],
  ["a response without a description", withOperation({ responses: { 200: {} } }), "responses.200"],
  [
    "a status that does not exist",
    withOperation({ responses: { 999: { description: "" } } }),
    "responses.999",
  ],
  ["an undescribed parameter", withOperation({ parameters: [] }), "does not describe {id}"],
  [
    "a parameter twice",
    withOperation({ parameters: getCompany.parameters.concat(getCompany.parameters) }),
    "twice",
  ],
  ["an unknown tag", withOperation({ tags: ["Reviews"] }), "unknown tag Reviews"],
  ["an unknown way to sign in", withOperation({ security: [{ cookie: [] }] }), "unknown cookie"],
  [
    "a name twice",
    { ...VALID, paths: { ...VALID.paths, "/c/{id}": { get: getCompany } } },
    "two operations are called getCompany",
  ],
  [
    "a path twice",
    { ...VALID, paths: { ...VALID.paths, "/companies/{key}": { put: { ...getCompany, operationId: "b" } } } },
    "two paths are /companies/{}",
  ],
  [
    "a reference to nothing",
    withOperation({ responses: { 200: { $ref: "#/components/responses/A" } } }),
    "nowhere",
  ],
  ["an unknown type", withSchema({ type: "text" }), '"text" is no value of type'],
  ["an unknown keyword", withSchema({ type: "string", nullable: true }), 'no keyword "nullable"'],
  ["a wrong pattern", withSchema({ pattern: "(" }), "is no value of pattern"],
  ["a field required twice", withSchema({ required: ["id", "id"] }), "is no value of required"],
  ["a wrong schema inside", withSchema({ properties: { id: { minimum: "1" } } }), "Company/properties/id"],
];

test.each(WRONG)("%s is not valid", (_, api, problem) => {
  expect(openApiProblems(api).join("\n")).toContain(problem);
});
