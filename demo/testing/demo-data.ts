import type { LocateCompany } from "../companies/company.ts";
import { generateDemoData } from "../generate.ts";
import { demoPlaces } from "../places.ts";

const { towns, districts, sectors } = demoPlaces();
const areas = new Map([...districts, ...sectors].map((area) => [area.code, area]));
const townsByName = new Map(towns.map((town) => [`${town.name}, ${town.county}`, town]));

/** By the postcode sector, the postcode district or the town, like the server. */
export const locateLikeServer: LocateCompany = ({ postcode, location, county }) =>
  areas.get(postcode?.slice(0, -2) ?? "") ??
  areas.get(postcode?.split(" ")[0] ?? "") ??
  townsByName.get(`${location}, ${county}`) ??
  null;

let made: ReturnType<typeof generateDemoData> | undefined;

/** Generated once, because tests don't change them. */
export const createDemoData = () => {
  made ??= generateDemoData(locateLikeServer);
  return made;
};
