import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Path of the vocabulary that schema.org publishes. */
const FILE = fileURLToPath(import.meta.resolve("@vocabulary/schema/schema.nq"));

const RELATION =
  /^<http:\/\/schema\.org\/(\w+)> <[^>]*[#/](subClassOf|domainIncludes|rangeIncludes)> <http:\/\/schema\.org\/(\w+)>/gm;

type Relation = "subClassOf" | "domainIncludes" | "rangeIncludes";

function readRelations() {
  const relations = { subClassOf: new Map(), domainIncludes: new Map(), rangeIncludes: new Map() } as Record<
    Relation,
    Map<string, string[]>
  >;
  for (const [, word = "", relation, other = ""] of readFileSync(FILE, "utf8").matchAll(RELATION)) {
    const known = relations[relation as Relation];
    known.set(word, [...(known.get(word) ?? []), other]);
  }
  return relations;
}

const { subClassOf, domainIncludes, rangeIncludes } = readRelations();

export const isType = (name: string) => name === "Thing" || subClassOf.has(name);

/** Returns true if `type` is `other` or a subtype of it. */
export const isKindOf = (type: string, other: string): boolean =>
  type === other || (subClassOf.get(type) ?? []).some((above) => isKindOf(above, other));

/** Returns the allowed types of a property's values, or null when the type has no such property. */
export function allowedTypesOf(type: string, property: string): readonly string[] | null {
  const belongs = domainIncludes.get(property)?.some((owner) => isKindOf(type, owner));
  return belongs ? (rangeIncludes.get(property) ?? []) : null;
}
