import { PostcodeFileError } from "./lines.ts";

/** The share of stored districts that an import may remove without `--replace`. A newer file of the country lacks far fewer. */
const MOST_LOST = 0.1;
const DISTRICTS_NAMED = 5;

const count = (number: number) => number.toLocaleString("en-GB");
const districts = (number: number) => (number === 1 ? "district" : "districts");

/**
 * Describes the districts that a file would remove. Null if there are none. Throws if there are many, as with a file of one
 * postcode area, unless `isWanted` is true.
 */
export function checkLostDistricts(
  stored: readonly string[],
  file: readonly { district: string }[],
  isWanted: boolean,
): string | null {
  const inFile = new Set(file.map(({ district }) => district));
  const lost = stored.filter((district) => !inFile.has(district));
  if (lost.length === 0) return null;
  const examples = lost.slice(0, DISTRICTS_NAMED).join(", ");
  const named = lost.length > DISTRICTS_NAMED ? `${examples} and others` : examples;
  if (isWanted || lost.length <= stored.length * MOST_LOST)
    return (
      `The file lacks ${count(lost.length)} stored postcode ${districts(lost.length)}, ` +
      `which ${lost.length === 1 ? "was" : "were"} removed: ${named}.`
    );
  throw new PostcodeFileError(
    `The file has ${count(inFile.size)} postcode ${districts(inFile.size)}. An import replaces all postcodes, and would remove ` +
      `${count(lost.length)} of the ${count(stored.length)} stored ${districts(stored.length)}: ${named}. If that is right, add --replace.`,
  );
}
