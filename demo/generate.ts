import { emailAt, noEmail } from "./companies/addresses.ts";
import { createFirmGenerator, type LocateCompany } from "./companies/company.ts";
import type { Firm } from "./companies/profile.ts";
import { approximateDistanceKm, type DemoTown, demoPlaces, findDemoTown } from "./places.ts";
import { createSeededRandom } from "./random.ts";
import { askedTowns, proveReviews } from "./requests/requests.ts";
import { withActs } from "./reviews/acts.ts";
import { average, chooseRatings, reviewFirm } from "./reviews/reviews.ts";
import { COMPANIES, COMPANIES_WITH_EMAIL, FEATURED_TOWNS, STORIES, TOWN_COUNTS } from "./totals.ts";

/** In inhabitants. Smaller post towns get no company, unless a story (`STORIES`) or `TOWN_COUNTS` names them. */
const SMALLEST_POST_TOWN = 4_000;
/** In inhabitants. Smaller towns that are not post towns get no company, with the same exceptions. */
const SMALLEST_OTHER_TOWN = 25_000;

/** The town at index n - 1 is the town of company n. The order is random, except for hand-written companies (`STORIES`). */
function assignTowns(): DemoTown[] {
  const counted = TOWN_COUNTS.flatMap(({ town, county, companies }) =>
    repeat(findDemoTown(town, county), companies),
  );
  const others = distributeCompanies(COMPANIES - counted.length, otherTowns());
  const plan = createSeededRandom("towns").shuffle([...counted, ...others]);
  const storyIds = new Set(STORIES.map(({ id }) => id));
  for (const { id, town, county } of STORIES) {
    const from = plan.findIndex(
      (each, index) =>
        each.name === town && each.county === county && (!storyIds.has(index + 1) || index + 1 === id),
    );
    if (from < 0) throw new Error(`No company of ${town}, ${county} for story ${id}`);
    [plan[from], plan[id - 1]] = [plan[id - 1] as DemoTown, plan[from] as DemoTown];
  }
  return plan;
}

const repeat = <Item>(item: Item, times: number): Item[] => Array.from({ length: times }, () => item);

const hasStory = ({ name, county }: DemoTown) =>
  STORIES.some((story) => story.town === name && story.county === county);

/** Leaves out towns with the name of a town in `TOWN_COUNTS`, because the home page would count their companies together. */
function otherTowns(): DemoTown[] {
  const { towns, districts } = demoPlaces();
  const letters = (name = "") => name.toLowerCase().replace(/[^a-z]/g, "");
  const counted = new Set(TOWN_COUNTS.map(({ town }) => town.toLowerCase()));
  const postTowns = new Set(districts.map(({ postTown }) => letters(postTown)));
  const postTownOf = (town: DemoTown) =>
    districts.reduce((nearest, district) =>
      approximateDistanceKm(district, town) < approximateDistanceKm(nearest, town) ? district : nearest,
    ).postTown;
  return towns.filter((town) => {
    if (counted.has(town.name.toLowerCase())) return false;
    if (hasStory(town)) return true;
    if (postTowns.has(letters(town.name))) return town.population >= SMALLEST_POST_TOWN;
    const ownTown = town.county !== "Greater London" && town.population >= SMALLEST_OTHER_TOWN;
    return ownTown && !counted.has(postTownOf(town)?.toLowerCase() ?? "");
  });
}

/**
 * The number of companies of a town is proportional to its population to the power of 0.88, which gives small towns more
 * companies per person. The sum is exactly `total`. The town of a hand-written company has at least one company.
 */
function distributeCompanies(total: number, towns: readonly DemoTown[]): DemoTown[] {
  const weight = (town: DemoTown) => Math.max(town.population, SMALLEST_POST_TOWN) ** 0.88;
  const sum = towns.reduce((all, town) => all + weight(town), 0);
  const shares = towns.map((town) => {
    const exact = (total * weight(town)) / sum;
    const whole = Math.max(Math.floor(exact), hasStory(town) ? 1 : 0);
    return { town, whole, rest: exact - whole };
  });
  const given = shares.flatMap(({ town, whole }) => repeat(town, whole));
  const rounded = shares.sort((a, b) => b.rest - a.rest).slice(0, total - given.length);
  return [...given, ...rounded.map(({ town }) => town)];
}

export type DemoData = ReturnType<typeof generateDemoData>;

/** Calls with the same `locate` return the same data. */
export function generateDemoData(locate: LocateCompany) {
  const createFirm = createFirmGenerator(locate);
  const firms = assignTowns().map((town, index) => createFirm(index + 1, town, listingDate(index)));
  markFeatured(firms);
  assignEmails(firms);
  const ratings = chooseRatings(firms);
  const reviews = firms
    .flatMap((firm, index) => reviewFirm(firm, ratings[index] ?? []))
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.companyId - b.companyId)
    .map((review, index) => ({ id: index + 1, ...review }));
  const companies = firms.map(({ company }, index) => {
    const own = ratings[index] ?? [];
    const rating = own.length > 0 ? average(own).toFixed(2) : null;
    return { ...company, rating, reviewCount: own.length };
  });
  return { companies, reviews: withActs(proveReviews(reviews, askedTowns(companies))) };
}

const FIRST_LISTED = Date.UTC(2021, 0, 4);
const LAST_LISTED = Date.UTC(2025, 11, 19);

/** Times of day are random, from 8:00 to 18:59 UTC. */
function listingDate(index: number): Date {
  const random = createSeededRandom(`listed ${index}`);
  const date = new Date(FIRST_LISTED + ((LAST_LISTED - FIRST_LISTED) * index) / (COMPANIES - 1));
  date.setUTCHours(random.between(8, 18), random.between(0, 59), random.between(0, 59), 0);
  return date;
}

function markFeatured(firms: readonly Firm[]): void {
  for (const { town, county } of FEATURED_TOWNS) {
    const firm = firms.find(({ story, town: at }) => !story && at.name === town && at.county === county);
    if (firm) firm.company.featured = true;
  }
}

/** As many companies have an email address as the specification says. The others get a value that means that there is none. */
function assignEmails(firms: readonly Firm[]): void {
  const random = createSeededRandom("emails");
  const ownEmails = firms.flatMap(({ story }) => story?.company.email ?? []);
  const left = COMPANIES_WITH_EMAIL - ownEmails.filter((email) => email.includes("@")).length;
  const candidates = [
    ...firms.filter(({ company, story }) => company.featured || (story && story.company.email === undefined)),
    ...random.shuffle(firms.filter(({ company, story }) => !company.featured && !story)),
  ];
  for (const [index, { company, domain }] of candidates.entries())
    company.email = index < left ? emailAt(domain, random) : noEmail(random);
}
