import { KM_PER_MILE } from "#contract/text/distance.ts";
import { hundredthsOfKey, slotOfKey } from "#server/catalogue/indexes/distance-keys.ts";
import type { CompanyRecords } from "#server/catalogue/records/company-records.ts";
import { coverageRadius, firstName } from "#server/catalogue/records/coverage.ts";
import { numberSetOf } from "#server/catalogue/records/number-set.ts";
import type { ServedPlace } from "#server/places/served-place.ts";
import { SERVES_REASON, type Serving, servesOf } from "./serves.ts";
import { SERVES_SENTENCES } from "./serves-because.ts";
import { writeHundredths } from "./write-number.ts";

/** Writes one value of a sentence; returns the end. */
type WriteValue = (buffer: Buffer, start: number, key: number) => number;
/** The names in braces in `SERVES_SENTENCES`. */
type ValueName = "place" | "district" | "away" | "stated" | "text" | "name";

const HUNDREDTHS_PER_MILE = 100 * KM_PER_MILE;
/** More bytes than the fields `serves` and `servesBecause` take together, without the place, the district and the name. */
const SENTENCE_BYTES = 220;
/** A character takes at most three bytes, or six as an escape. */
const BYTES_PER_CHARACTER = 6;

/** The JSON of both fields by `ServesReason`: an array in which bytes alternate with the names of values. */
const PARTS: (Buffer | ValueName)[][] = [];
for (const because of Object.values(SERVES_REASON)) {
  const json = `,"serves":"${servesOf(because)}","servesBecause":"${SERVES_SENTENCES[because]}"`;
  const parts = json.split(/[{}]/);
  PARTS[because] = parts.map((part, at) => (at % 2 === 0 ? Buffer.from(part) : (part as ValueName)));
}

const KM = Buffer.from(" km");
const [ONE_MILE, MILES] = [Buffer.from(" mile"), Buffer.from(" miles")];
const UNDER_ONE_MILE = Buffer.from("under 1 mile");
const [BRACKET, BRACKET_END] = [Buffer.from(" ("), Buffer.from(")")];

/** Writes the fields `serves` and `servesBecause` of companies. */
export function createServesJson({ coverage }: CompanyRecords, served: ServedPlace, serving: Serving) {
  const place = jsonBytes(served.label);
  const district = jsonBytes(districtText(served));
  const names = numberSetOf(served.nameNumbers);
  const radius = (key: number) => {
    const position = coverage.positionOf(slotOfKey(key));
    return coverageRadius(coverage.chunkAt(position), coverage.startAt(position));
  };
  function nameIn(key: number): Buffer {
    const position = coverage.positionOf(slotOfKey(key));
    const name = firstName(coverage.chunkAt(position), coverage.startAt(position), names);
    return knownBytes(served.names.get(name) as string);
  }
  const values: Record<ValueName, WriteValue> = {
    place: (buffer, start) => writeBytes(buffer, start, place),
    district: (buffer, start) => writeBytes(buffer, start, district),
    away: (buffer, start, key) => writeAway(buffer, start, hundredthsOfKey(key) ?? 0),
    stated: (buffer, start, key) => writeKmAndMiles(buffer, start, radius(key), toWhole),
    text: (buffer, start, key) => writeMilesAndKm(buffer, start, radius(key)),
    name: (buffer, start, key) => writeBytes(buffer, start, nameIn(key)),
  };
  return {
    maxBytes: SENTENCE_BYTES + place.length + district.length + served.longestName * BYTES_PER_CHARACTER,
    /** Writes both fields of one company; returns the end. */
    write(buffer: Buffer, start: number, key: number): number {
      let at = start;
      for (const part of PARTS[serving(key)] as (Buffer | ValueName)[])
        at = typeof part === "string" ? values[part](buffer, at, key) : writeBytes(buffer, at, part);
      return at;
    },
  };
}

/**
 * "LS6" for a postcode in LS6, and "LS1 (the middle of Leeds)" for the town Leeds. The place's label if no district is near.
 */
function districtText({ label, district }: ServedPlace): string {
  if (district === null || label.startsWith(district.code)) return district?.code ?? label;
  return `${district.code} (the middle of ${label})`;
}

/** A text as JSON, without its quotation marks. */
const jsonBytes = (text: string): Buffer => Buffer.from(JSON.stringify(text).slice(1, -1));

/** A cache of names as JSON. It needs no limit, because the place tables have a few thousand names. */
const known = new Map<string, Buffer>();

function knownBytes(name: string): Buffer {
  const bytes = known.get(name) ?? jsonBytes(name);
  known.set(name, bytes);
  return bytes;
}

/** The parts are short, so a loop takes half the time of `buffer.set`. */
function writeBytes(buffer: Buffer, start: number, bytes: Buffer): number {
  for (let index = 0; index < bytes.length; index += 1) buffer[start + index] = bytes[index] as number;
  return start + bytes.length;
}

const toTenths = (hundredths: number): number => Math.max(1, Math.round(hundredths / 10)) * 10;
const toWhole = (hundredths: number): number => Math.max(1, Math.round(hundredths / 100)) * 100;

/** A distance below a mile is written as "under 1 mile", as on company cards, because a postcode's point can be 0.7 km off. */
const writeAway = (buffer: Buffer, start: number, hundredths: number): number =>
  hundredths < HUNDREDTHS_PER_MILE
    ? writeBytes(buffer, start, UNDER_ONE_MILE)
    : writeKmAndMiles(buffer, start, hundredths, toTenths);

/** "20 km (12 miles)": the kilometres are rounded to tenths, the miles by `rounded`. */
function writeKmAndMiles(
  buffer: Buffer,
  start: number,
  hundredths: number,
  rounded: (hundredths: number) => number,
): number {
  let at = writeBytes(buffer, writeHundredths(buffer, start, toTenths(hundredths)), KM);
  at = writeMiles(buffer, writeBytes(buffer, at, BRACKET), rounded(hundredths / KM_PER_MILE));
  return writeBytes(buffer, at, BRACKET_END);
}

/** "15 miles (24 km)": miles come first, because most coverage texts give miles. */
function writeMilesAndKm(buffer: Buffer, start: number, hundredths: number): number {
  let at = writeMiles(buffer, start, toTenths(hundredths / KM_PER_MILE));
  at = writeHundredths(buffer, writeBytes(buffer, at, BRACKET), toWhole(hundredths));
  return writeBytes(buffer, writeBytes(buffer, at, KM), BRACKET_END);
}

const writeMiles = (buffer: Buffer, start: number, hundredths: number): number =>
  writeBytes(buffer, writeHundredths(buffer, start, hundredths), hundredths === 100 ? ONE_MILE : MILES);
