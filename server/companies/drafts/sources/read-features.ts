import { z } from "zod";
import { FileProblem } from "#server/refusal.ts";
import { readNested } from "../../csv/read-nested.ts";

const object = z.record(z.string(), z.unknown());
const feature = z.object({
  type: z.literal("Feature"),
  id: z.unknown().optional(),
  geometry: z.object({ type: z.string(), coordinates: z.unknown().optional() }).nullish(),
  properties: object.nullable(),
});
type Feature = z.output<typeof feature>;
/** ArcGIS calls the properties `attributes` and puts the position into `geometry`. */
const arcgisFeature = z.object({ attributes: object, geometry: object.nullish() });
/** DuckDB's JSON contains only the properties of a feature. */
const properties = object.refine((row) => !("type" in row || "error" in row));

const flatFeature = ({ id, geometry, properties }: Feature): object => {
  const point = Array.isArray(geometry?.coordinates) ? geometry.coordinates : [];
  return { id, longitude: point[0], latitude: point[1], ...properties };
};

const anyFeature = z.union([
  feature.transform(flatFeature),
  arcgisFeature.transform(({ attributes, geometry }): object => ({ ...geometry, ...attributes })),
  properties,
]);

/** In UTF-16 code units. A feature of a place takes about a thousandth of this. */
const MAX_LENGTH = 1_000_000;
/** Precedes each feature in a GeoJSON text sequence (RFC 8142). */
export const RECORD_SEPARATOR = "\u001e";
const BEFORE_FEATURES = /"features"\s{0,9}:\s{0,9}\[$/;

/** Only one feature is in memory at a time. */
export async function* readFeatures(parts: AsyncIterable<string>): AsyncGenerator<object> {
  const scanner = createScanner();
  for await (const part of parts) {
    for (const character of part) {
      const text = scanner.read(character);
      if (text !== null) yield parseFeature(text, scanner.firstLine());
    }
  }
  if (scanner.isInside()) throw new FileProblem("The file ends in the middle of a feature. Export it again.");
}

const noGeoJson = (line: number) =>
  new FileProblem(`Line ${line} is no GeoJSON. Save the places as GeoJSON.`);

function parseFeature(text: string, line: number): object {
  try {
    return anyFeature.parse(readNested(text));
  } catch {
    throw noGeoJson(line);
  }
}

function createScanner() {
  let [line, firstLine] = [1, 1];
  let [depth, around] = [0, 0];
  let [isInString, isEscaped, isAfterFeatures] = [false, false, false];
  /** The text of the open object: a feature, or the part of a collection before or after its features. */
  let text = "";

  function readBetween(character: string): void {
    if (/[\s,]/.test(character) || character === RECORD_SEPARATOR) return;
    if (character === "{") [text, firstLine, depth] = ["{", line, depth + 1];
    else if (character === "[" && depth === 0) [depth, around] = [1, 1];
    else if (character === "]" && depth > 0) {
      depth -= 1;
      [text, around, isAfterFeatures] = ["", 0, depth > 0];
    } else throw noGeoJson(line);
  }

  function readString(character: string): void {
    if (isEscaped) isEscaped = false;
    else if (character === "\\") isEscaped = true;
    else if (character === '"') isInString = false;
  }

  function open(character: string): void {
    const hasFeatures = character === "[" && depth === 1 && around === 0 && !isAfterFeatures;
    depth += 1;
    if (hasFeatures && BEFORE_FEATURES.test(text.slice(-40))) [text, around] = ["", depth];
  }

  function close(): string | null {
    depth -= 1;
    if (depth !== around) return null;
    const done = isAfterFeatures ? null : text;
    [text, isAfterFeatures] = ["", false];
    return done;
  }

  return {
    firstLine: () => firstLine,
    isInside: () => depth > 0,

    read(character: string): string | null {
      if (character === "\n") line += 1;
      if (depth === around) return readBetween(character) ?? null;
      text += character;
      if (text.length > MAX_LENGTH) throw noGeoJson(firstLine);
      if (isInString) readString(character);
      else if (character === '"') isInString = true;
      else if (character === "{" || character === "[") open(character);
      else if (character === "}" || character === "]") return close();
      return null;
    },
  };
}
