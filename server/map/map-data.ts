import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type PlanePoint, toPlane } from "#contract/map/map-plane.ts";

/** The lines of the map, in kilometres on the plane of `map-plane.ts`. `data/map/README.md` describes their sources. */
export type MapData = ReturnType<typeof readMapData>;

/** Longitude, latitude, longitude, latitude… */
type FlatLine = number[];

const project = (flat: FlatLine): PlanePoint[] =>
  Array.from({ length: flat.length / 2 }, (_, at) =>
    toPlane({ longitude: flat[2 * at] as number, latitude: flat[2 * at + 1] as number }),
  );

export function readMapData(folder: string) {
  const read = <Table>(file: string): Table => JSON.parse(readFileSync(join(folder, file), "utf8"));
  const outline = read<Record<"land" | "neighbours", FlatLine[]>>("outline.json");
  const motorways = read<Record<string, FlatLine[]>>("motorways.json");
  return {
    land: outline.land.map(project),
    neighbours: outline.neighbours.map(project),
    motorways: Object.entries(motorways).flatMap(([number, lines]) =>
      lines.map((line) => ({ number, line: project(line) })),
    ),
  };
}
