import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** schema.org's own description of its words, as it publishes it. */
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

/** Whether everything that is a `type` is an `other` too. */
export const isKindOf = (type: string, other: string): boolean =>
  type === other || (subClassOf.get(type) ?? []).some((above) => isKindOf(above, other));

/** What the values of a property may be; null when things of this type have no such property. */
export function valuesOf(type: string, property: string): readonly string[] | null {
  const belongs = domainIncludes.get(property)?.some((owner) => isKindOf(type, owner));
  return belongs ? (rangeIncludes.get(property) ?? []) : null;
}
