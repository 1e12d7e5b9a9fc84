/**
 * Generates outline.json from the package world-atlas, and motorways.json from a file of the repository roadbox. README.md
 * names their versions. Only this script needs these packages, so package.json does not list them:
 *
 *   npm install --no-save world-atlas@2.0.2 topojson-client@3.1.0 topojson-simplify@3.0.3 flatgeobuf@4.5.0
 *   node data/map/build-map.ts PATH/TO/roadbox/data/motorways.fgb
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { clipPolygon } from "#server/geo/clip.ts";
import { simplifyLine } from "#server/geo/simplify-line.ts";
import { joinLines } from "./join-lines.ts";
import { mergeCarriageways } from "./merge-carriageways.ts";

type Point = [number, number];

// Loaded with `require`, because these packages are not installed when the types are checked.
const require = createRequire(import.meta.url);
const { feature } = require("topojson-client");
const { presimplify, simplify } = require("topojson-simplify");
const { deserialize } = require("flatgeobuf/lib/mjs/geojson.js");

/** In degrees: the British Isles and the nearest coast of the Continent. */
const AREA = { minX: -11, minY: 48.8, maxX: 3.4, maxY: 61.2 };
/** In square degrees (about 7,000 square metres). Points that form smaller triangles with their neighbours are left out. */
const MIN_TRIANGLE = 1e-6;
/** In square degrees (about 0.3 square kilometres). Smaller islands are left out. */
const MIN_ISLAND = 4e-5;
const MAX_ERROR_KM = 0.1;
const UNITED_KINGDOM = "826";

/** Approximate kilometres per degree of longitude at the centre of the country, and per degree of latitude. */
const [KM_X, KM_Y] = [64.6, 111.2];

function area(ring: Point[]): number {
  let sum = 0;
  let before = ring.at(-1) ?? [0, 0];
  for (const point of ring) {
    sum += point[0] * before[1] - before[0] * point[1];
    before = point;
  }
  return Math.abs(sum) / 2;
}

const flat = (line: Point[]) => line.map(([x, y]) => `${+x.toFixed(4)},${+y.toFixed(4)}`).join();
const json = (name: string, text: string) => writeFileSync(new URL(name, import.meta.url), `${text}\n`);

function outline() {
  const atlas = simplify(presimplify(require("world-atlas/countries-10m.json")), MIN_TRIANGLE);
  const land: string[] = [];
  const neighbours: string[] = [];
  for (const country of feature(atlas, atlas.objects.countries).features) {
    const { type, coordinates } = country.geometry;
    const polygons: Point[][][] = type === "Polygon" ? [coordinates] : coordinates;
    const rings = polygons.map(([outer = []]) => clipPolygon(outer, AREA));
    const target = country.id === UNITED_KINGDOM ? land : neighbours;
    target.push(...rings.filter((ring) => area(ring) > MIN_ISLAND).map((ring) => `[${flat(ring)}]`));
  }
  json("outline.json", `{"land":[\n${land.join(",\n")}\n],"neighbours":[\n${neighbours.join(",\n")}\n]}`);
  console.log(`${land.length} islands, ${neighbours.length} of neighbours`);
}

async function motorways(file: string) {
  const pieces = new Map<string, Point[][]>();
  for await (const { geometry, properties } of deserialize(new Uint8Array(readFileSync(file)))) {
    const number: string = properties.road_classification_number;
    pieces.set(number, [...(pieces.get(number) ?? []), geometry.coordinates]);
  }
  const roads = [...pieces]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([number, lines]) => {
      const km = lines.map((line) => line.map(([x, y]): Point => [x * KM_X, y * KM_Y]));
      const simple = mergeCarriageways(joinLines(km)).map((line) =>
        simplifyLine(line, MAX_ERROR_KM).map(([x, y]): Point => [x / KM_X, y / KM_Y]),
      );
      return `"${number}":[\n${simple.map((line) => `[${flat(line)}]`).join(",\n")}\n]`;
    });
  json("motorways.json", `{${roads.join(",\n")}}`);
  console.log(`${roads.length} motorways`);
}

outline();
await motorways(process.argv[2] ?? "motorways.fgb");
