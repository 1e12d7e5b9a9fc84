import { z } from "zod";
import type { JsonSchema } from "#contract/api/openapi.ts";

/** Collects the components of the document: the schemas with an `id` to which calls refer. */
export function createSchemas() {
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

/** OpenAPI keeps shared schemas under components; JSON Schema keeps them under $defs. */
const pointAtComponents = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
