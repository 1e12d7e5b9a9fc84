import { JOB_SIZES, STANDS, WASTES } from "#contract/job/job.ts";
import { COMPANY_SORTS, PRICE_SIZES, RADIUS_OPTIONS_KM, SERVES_FILTERS } from "#contract/options.ts";
import { createRandom } from "../harness/random.ts";

const LOCATIONS = [
  ...["Leeds", "LS6", "LS6 2AB", "SW1", "M14 5AB", "Cardiff", "BT1", "Belfast", "Glasgow", "York"],
  ...["West Yorkshire", "North West", "Scotland", "Newport", "Leads", "Nowhere at all", "LS", "mattress"],
];
const TEXTS = ["skip", "Leeds", "waste & sons", "café", "xyz"];
const SERVICES = ["Skip hire", "Grab hire", "recycling", "Unheard of"];
const PAGES = ["/", "/search", "/companies", "/price-comparison", "/skip-hire"];

/** Makes random paths of the public API and of pages. The same seed gives the same paths. */
export function createQuestions(seed: number, companyIds: readonly number[]): () => string {
  const random = createRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const maybe = (share: number, value: () => unknown) => (random() < share ? value() : undefined);
  const some = <Item>(items: readonly Item[], share: number) => items.filter(() => random() < share);
  const ids = () => Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(companyIds)).join(",");

  const job = () => ({
    size: maybe(0.4, () => pick(JOB_SIZES)),
    weeks: maybe(0.3, () => 1 + Math.floor(random() * 8)),
    stands: maybe(0.3, () => pick(STANDS).value),
    waste: maybe(0.3, () =>
      some(WASTES, 0.15)
        .map(({ value }) => value)
        .join(","),
    ),
  });
  const place = (share: number) => ({
    location: maybe(share, () => pick(LOCATIONS)),
    radius: maybe(0.4, () => pick([...RADIUS_OPTIONS_KM, 100, 12.5])),
  });
  const paging = () => ({ page: maybe(0.8, () => 1 + Math.floor(random() * 3)), limit: maybe(0.3, () => 7) });
  const filters = () => ({
    search: maybe(0.15, () => pick(TEXTS)),
    locationSearch: maybe(0.1, () => pick(TEXTS)),
    sort: maybe(0.5, () => pick(COMPANY_SORTS)),
    serves: maybe(0.2, () => pick(SERVES_FILTERS)),
    quotable: maybe(0.2, () => pick(["true", "false", "1"])),
    evidence: maybe(0.1, () => "1"),
    featured: maybe(0.1, () => pick(["true", "false"])),
    maxTotal: maybe(0.2, () => 120 + Math.floor(random() * 300)),
    minRating: maybe(0.2, () => pick([3, 4, 4.5])),
    service: maybe(0.2, () => pick(SERVICES)),
  });
  const kinds: readonly (() => [path: string, params?: Record<string, unknown>])[] = [
    () => ["/api/companies", { ...place(0.7), ...job(), ...filters(), ...paging() }],
    () => ["/api/companies", { ...place(0.7), ...job(), ...filters(), ...paging() }],
    () => ["/api/companies", { ids: ids(), ...place(0.6), ...job() }],
    () => [
      "/api/price-comparison",
      { ...place(0.7), ...job(), ...paging(), skipSize: maybe(0.4, () => pick(PRICE_SIZES)) },
    ],
    () => ["/api/map", { ...place(1), ...job() }],
    () => [`/api/companies/${pick(companyIds)}`],
    () => [`/api/companies/${pick(companyIds)}/reviews`],
    () => [pick(["/api/statistics", "/api/companies.csv", "/sitemap.xml", "/robots.txt"])],
    () => [pick(PAGES), { ...place(0.8), ...job(), ...filters() }],
    () => ["/compare", { ids: ids(), ...place(0.7), ...job() }],
    () => [`/company/${pick(companyIds)}`],
  ];
  return () => {
    const [path, params = {}] = pick(kinds)();
    const known = Object.entries(params).filter(([, value]) => value !== undefined && value !== "");
    const query = new URLSearchParams(known.map(([name, value]) => [name, String(value)]));
    return query.size > 0 ? `${path}?${query}` : path;
  };
}
