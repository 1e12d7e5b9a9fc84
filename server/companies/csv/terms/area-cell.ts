import type { CoverageArea } from "#contract/job/terms.ts";
import { formatDistricts, readDistricts } from "#contract/text/district-list.ts";
import { KM_PER_MILE } from "#contract/text/place-words.ts";
import { CellProblem } from "../cell-problem.ts";

/** Example: "30 km; not LS9 + BD1-BD5". A plus sign separates areas. */
export const formatAreas = (areas: readonly CoverageArea[]): string => areas.map(formatArea).join(" + ");

function formatArea(area: CoverageArea): string {
  const covered = area.type === "radius" ? `${area.km} km` : formatDistricts(area.codes);
  return area.exclude?.length ? `${covered}; not ${formatDistricts(area.exclude)}` : covered;
}

/** Reads areas for the schema of `coverageAreas`. Miles become kilometres. Throws a `CellProblem` for any other format. */
export const readAreas = (cell: string): CoverageArea[] =>
  cell
    .split(/[+\n]/)
    .map((text) => text.trim())
    .filter(Boolean)
    .map(readArea);

function readArea(text: string): CoverageArea {
  const [covered = "", excluded, ...more] = text.split(/;? ?\bnot\b ?/i);
  if (more.length > 0) throw new CellProblem(`"${text}" in coverageAreas has more than one "not"`);
  const exclude = excluded === undefined ? {} : { exclude: districtsIn(excluded) };
  const radius = covered.match(/^(\d{1,3}(?:\.\d{1,2})?) ?(km|kilomet(?:re|er)s?|mi|miles?)$/i);
  if (!radius) return { type: "districts", codes: districtsIn(covered), ...exclude };
  const number = Number(radius[1]);
  const isMiles = radius[2]?.toLowerCase().startsWith("mi");
  return { type: "radius", km: isMiles ? Math.round(number * KM_PER_MILE * 10) / 10 : number, ...exclude };
}

function districtsIn(text: string): string[] {
  const { codes, problem } = readDistricts(text);
  if (problem !== undefined) throw new CellProblem(`${problem} (in coverageAreas; a radius is like 30 km)`);
  if (codes.length === 0) throw new CellProblem("There is an area without a district in coverageAreas");
  return codes;
}
