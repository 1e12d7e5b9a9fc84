import { allowedTypesOf, isKindOf, isType } from "./schema-org-vocabulary.ts";

type Value = string | number | boolean | null | Value[] | Node;
interface Node {
  [property: string]: Value;
}

const ADDRESS = /^https?:\/\/[^\s]+$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** The schema.org types that a plain value can represent. Only a URL can represent a type that is not listed. */
const PLAIN: Record<string, (value: Value) => boolean> = {
  Text: (value) => typeof value === "string" && value.trim() !== "",
  URL: (value) => typeof value === "string" && ADDRESS.test(value),
  Number: (value) => typeof value === "number" && Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === "boolean",
  Date: (value) => typeof value === "string" && MOMENT.test(value),
  DateTime: (value) => typeof value === "string" && MOMENT.test(value),
};

const isNode = (value: Value): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const fits = (value: Value, expected: string): boolean =>
  isNode(value)
    ? isKindOf(String(value["@type"]), expected)
    : (PLAIN[expected] ?? PLAIN.URL)?.(value) === true;

/** Lists types and properties that schema.org does not define, and values of a wrong type, with their paths. */
function misunderstood(node: Node, at: string): string[] {
  const type = String(node["@type"]);
  if (!isType(type)) return [`${at}: schema.org knows no ${type}`];
  return Object.entries(node).flatMap(([property, value]) => {
    if (property.startsWith("@")) return [];
    const here = `${at}.${property}`;
    const expected = allowedTypesOf(type, property);
    if (!expected) return [`${here}: a ${type} has no such property`];
    return [value]
      .flat()
      .flatMap((single) => [
        ...(expected.some((kind) => fits(single, kind))
          ? []
          : [`${here}: ${JSON.stringify(single)} is none of ${expected.join(", ")}`]),
        ...(isNode(single) ? misunderstood(single, here) : []),
      ]);
  });
}

/** Rules for our structured data that the schema.org vocabulary does not contain. */
const TRUTHS: Record<string, Record<string, (node: Node) => boolean>> = {
  AggregateRating: {
    "a rating lies within its scale": ({ ratingValue, worstRating, bestRating }) =>
      Number(ratingValue) >= Number(worstRating) && Number(ratingValue) <= Number(bestRating),
    "a rating comes from somebody": ({ reviewCount }) => Number(reviewCount) > 0,
  },
  PostalAddress: {
    "every company is in the United Kingdom": ({ addressCountry }) => addressCountry === "GB",
  },
  GeoCoordinates: {
    "every company lies within the United Kingdom": ({ latitude, longitude }) =>
      Number(latitude) > 49 && Number(latitude) < 61 && Number(longitude) > -9 && Number(longitude) < 2,
  },
  BreadcrumbList: { "positions count from 1": countsFromOne },
  ItemList: { "positions count from 1": countsFromOne },
};

function countsFromOne({ itemListElement }: Node): boolean {
  return (itemListElement as Node[]).every(({ position }, index) => position === index + 1);
}

const nodesIn = (value: Value): Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
};

const untrue = (thing: Node): string[] =>
  nodesIn(thing).flatMap((node) =>
    Object.entries(TRUTHS[String(node["@type"])] ?? {})
      .filter(([, holds]) => !holds(node))
      .map(([truth]) => `not so: ${truth} (${JSON.stringify(node)})`),
  );

interface StructuredData {
  type: string;
  /** The URL of the page that the data describes. */
  about: string | undefined;
  problems: string[];
}

/** Parses and checks one JSON-LD block. */
export function readStructuredData(text: string): StructuredData {
  const thing = JSON.parse(text) as Node;
  const inContext = thing["@context"] === "https://schema.org";
  return {
    type: String(thing["@type"]),
    about: (thing.mainEntityOfPage ?? thing.url) as string | undefined,
    problems: [
      ...(inContext ? [] : ["its words are not said to be schema.org's"]),
      ...misunderstood(thing, String(thing["@type"])),
      ...untrue(thing),
    ],
  };
}
