import { ISLANDS, SEASIDE } from "../words/coast.ts";
import { regionOf } from "./families.ts";
import { ROLL_ON, WAIT_AND_LOAD } from "./firm-services.ts";
import type { Profile } from "./profile.ts";
import { spokenCounty } from "./wording.ts";

/** Returns the facts about a firm that the templates of descriptions test with `{if:…}`. */
export function factsOf({ town, kind, firm, offer, establishedYear }: Profile): Record<string, boolean> {
  const region = regionOf(town);
  const { yards, services } = offer;
  const has = (size: number) => yards.includes(size);
  return {
    [kind]: true,
    family: Boolean(firm.family) && !firm.other,
    sons: Boolean(firm.family) && /Sons?\b|Bros|Brothers|Family/.test(firm.name) && establishedYear < 2000,
    founder: Boolean(firm.family) && !firm.other && establishedYear < 2015,
    partners: Boolean(firm.other) && establishedYear < 2012,
    old: establishedYear < 1980,
    settled: establishedYear < 2005,
    new: establishedYear >= 2014,
    county: spokenCounty(town) !== undefined,
    country: town.population < 30_000,
    range: yards.length > 2,
    onesize: yards.length === 1,
    builders: has(6) && has(8),
    small: (yards[0] ?? 8) <= 4 && yards.length > 1,
    roro: services.includes(ROLL_ON) && (yards.at(-1) ?? 0) >= 20,
    permits: offer.permits,
    eco: offer.eco && kind !== "recycling",
    waitload: services.includes(WAIT_AND_LOAD),
    plasterboard: services.includes("Plasterboard collection"),
    asbestos: services.includes("Asbestos removal"),
    house: services.includes("House clearance"),
    city: town.population > 150_000,
    london: region === "London",
    terraced: town.population > 20_000 && ["North West", "Yorkshire", "North East", "Wales"].includes(region),
    coast: SEASIDE.has(town.name),
    island: ISLANDS.has(town.county) && town.population < 30_000,
    welsh: town.county === "Gwynedd" || town.county === "Isle of Anglesey" || town.county === "Ceredigion",
  };
}
