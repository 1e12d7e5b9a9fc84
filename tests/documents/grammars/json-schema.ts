const TYPES = ["array", "boolean", "integer", "null", "number", "object", "string"];

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isFlag: Check = (value) => typeof value === "boolean";
const isNumber: Check = (value) => typeof value === "number" && Number.isFinite(value);
const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const isList: Check = (value) => Array.isArray(value);
const isTexts: Check = (value) =>
  Array.isArray(value) && value.every(isText) && new Set(value).size === value.length;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isPattern: Check = (value) => {
  try {
    return isText(value) && new RegExp(String(value), "u") instanceof RegExp;
  } catch {
    return false;
  }
};
const isType: Check = (value) => [value].flat().every((type) => TYPES.includes(String(type)));

/**
 * The allowed values of keywords of JSON Schema 2020-12, and of "example" and "discriminator" of OpenAPI. Some keywords that
 * the product does not write are left out. Keywords that contain schemas are listed below.
 */
const KEYWORDS: Readonly<Record<string, Check>> = {
  $ref: isText,
  $schema: isText,
  $id: isText,
  $comment: isText,
  type: isType,
  enum: (value) => Array.isArray(value) && value.length > 0,
  const: () => true,
  ...{ multipleOf: isNumber, maximum: isNumber, exclusiveMaximum: isNumber, minimum: isNumber },
  exclusiveMinimum: isNumber,
  ...{ maxLength: isCount, minLength: isCount, maxItems: isCount, minItems: isCount },
  ...{ maxProperties: isCount, minProperties: isCount, maxContains: isCount, minContains: isCount },
  pattern: isPattern,
  uniqueItems: isFlag,
  required: isTexts,
  ...{
    title: isText,
    description: isText,
    format: isText,
    contentEncoding: isText,
    contentMediaType: isText,
  },
  ...{ deprecated: isFlag, readOnly: isFlag, writeOnly: isFlag },
  ...{ default: () => true, example: () => true, examples: isList },
  discriminator: isObject,
};

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const ONE = ["items", "contains", "additionalProperties", "propertyNames", "not", "if", "then", "else"];
const LISTS = ["allOf", "anyOf", "oneOf", "prefixItems"];
const BY_NAME = ["properties", "patternProperties", "$defs", "dependentSchemas"];

function subschemas(schema: Record<string, unknown>): [at: string, schema: unknown][] {
  return Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
    if (ONE.includes(keyword)) return [[keyword, value]];
    if (LISTS.includes(keyword) && Array.isArray(value))
      return value.map((one, position) => [`${keyword}/${position}`, one]);
    if (BY_NAME.includes(keyword) && isObject(value))
      return Object.entries(value).map(([name, one]) => [`${keyword}/${name}`, one]);
    return [];
  });
}

/** Returns the violations of JSON Schema 2020-12 in a schema. `at` is the schema's path in the messages. */
export function schemaProblems(schema: unknown, at: string): string[] {
  if (typeof schema === "boolean") return [];
  if (!isObject(schema)) return [`${at} is no schema`];
  const own = Object.entries(schema).flatMap(([keyword, value]) => {
    if ([...ONE, ...LISTS, ...BY_NAME].includes(keyword)) {
      const isRight = ONE.includes(keyword) || (LISTS.includes(keyword) ? isList(value) : isObject(value));
      return isRight ? [] : [`${at}: ${keyword} has another form`];
    }
    const check = KEYWORDS[keyword];
    if (!check) return [`${at}: JSON Schema has no keyword "${keyword}"`];
    return check(value) ? [] : [`${at}: ${JSON.stringify(value)} is no value of ${keyword}`];
  });
  return [...own, ...subschemas(schema).flatMap(([name, one]) => schemaProblems(one, `${at}/${name}`))];
}
