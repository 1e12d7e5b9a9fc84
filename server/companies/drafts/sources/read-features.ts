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

const noGeoJson = (line: number) =>
  new FileProblem(`Line ${line} is no GeoJSON. Save the places as GeoJSON.`);

function parseFeature(text: string, line: number): object {
  try {
    return anyFeature.parse(readNested(text));
  } catch {
    throw noGeoJson(line);
  }
}

/** Only one feature is in memory at a time. */
export async function* readFeatures(parts: AsyncIterable<string>): AsyncGenerator<object> {
  let [line, firstLine] = [1, 1];
  /** `around` is the depth of what surrounds the features: nothing, a list, or the list in a collection. */
  let [depth, around] = [0, 0];
  let [isInString, isEscaped, isAfterFeatures] = [false, false, false];
  /** The text of the open object: a feature, or the part of a collection before or after its features. */
  let text = "";
  for await (const part of parts)
    for (const character of part) {
      if (character === "\n") line += 1;
      if (depth === around) {
        if (character === "{") [text, firstLine, depth] = ["{", line, depth + 1];
        else if (character === "[" && depth === 0) [depth, around] = [1, 1];
        else if (character === "]" && depth > 0)
          [text, around, isAfterFeatures, depth] = ["", 0, depth > 1, depth - 1];
        else if (character !== RECORD_SEPARATOR && !/[\s,]/.test(character)) throw noGeoJson(line);
        continue;
      }
      text += character;
      if (text.length > MAX_LENGTH) throw noGeoJson(firstLine);
      if (isInString) {
        isInString = isEscaped || character !== '"';
        isEscaped = !isEscaped && character === "\\";
      } else if (character === '"') isInString = true;
      else if (character === "{" || character === "[") {
        depth += 1;
        const isList = character === "[" && depth === 2 && around === 0 && !isAfterFeatures;
        if (isList && BEFORE_FEATURES.test(text.slice(-40))) [text, around] = ["", depth];
      } else if (character === "}" || character === "]") {
        depth -= 1;
        if (depth !== around) continue;
        if (!isAfterFeatures) yield parseFeature(text, firstLine);
        [text, isAfterFeatures] = ["", false];
      }
    }
  if (depth > 0) throw new FileProblem("The file ends in the middle of a feature. Export it again.");
}
