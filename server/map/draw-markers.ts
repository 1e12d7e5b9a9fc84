import { estimatedHire, hasTotal } from "#contract/companies/total-hire.ts";
import type { ListedCompany } from "#contract/companies.ts";
import type { MapArea } from "#contract/map/map-area.ts";
import { type PlanePoint, toPlane } from "#contract/map/map-plane.ts";
import type { Serves } from "#contract/options.ts";
import { escapeXml } from "#contract/text/escape-xml.ts";
import { formatDistance } from "#contract/text/place-words.ts";
import { plainPounds } from "#contract/text/pounds.ts";
import { areaAround, boundsOf, boxAt, type createBoxes, distanceBetween, longerSide } from "./boxes.ts";
import { type MapView, toUnits } from "./map-view.ts";
import { formatDecimal } from "./svg.ts";

export type PlacedCompany = ListedCompany & { latitude: number; longitude: number };
type Placed = { company: PlacedCompany; unit: PlanePoint; order: number };

/** If a map reaches at most this many kilometres from its centre to a side, overlapping companies are drawn side by side. */
const SPREAD_BELOW_KM = 3;
const NAMED_IN_CLUSTER = 3;

export interface MarkerLinks {
  company(id: number): string;
  area(area: MapArea): string;
}

type Marker = ReturnType<typeof drawMarkers>[number];

/**
 * Companies whose markers would overlap share one marker with one link. Maps up to `SPREAD_BELOW_KM` draw them side by side
 * instead. The company `chosenId` always has its own marker.
 */
export function drawMarkers(
  view: MapView,
  companies: readonly PlacedCompany[],
  { links, chosenId }: { links: MarkerLinks; chosenId: number | undefined },
) {
  const placed = companies.map((company, order) => ({
    company,
    unit: toUnits(view, toPlane(company)),
    order,
  }));
  const clusters = clustersOf(placed, chosenId);
  const groups =
    view.km <= SPREAD_BELOW_KM
      ? clusters.flatMap((cluster) => (cluster.items.length > 1 ? spreadItems(cluster) : cluster))
      : clusters;
  return groups.map((group) => {
    const [only] = group.items;
    const isCluster = group.items.length > 1;
    const svg = isCluster || !only ? clusterLink(group, links) : companyLink(group.at, only, links, chosenId);
    const price = isCluster || !only ? undefined : pinPrice(only.company);
    return { at: group.at, isCluster, price, svg };
  });
}

const anchor = (at: PlanePoint, href: string, attributes: string, content: string) =>
  `<a href="${escapeXml(href)}" transform="translate(${formatDecimal(at[0])} ${formatDecimal(at[1])})"${attributes}>${content}</a>`;

function companyLink(
  at: PlanePoint,
  { company }: Placed,
  links: MarkerLinks,
  chosenId: number | undefined,
): string {
  const isChosen = company.id === chosenId;
  const shape = `<use class="map-fit" href="#map-${company.serves ?? "firm"}"/>`;
  const ring = isChosen ? '<use class="map-fit" href="#map-chosen"/>' : "";
  const attributes = ` data-firm="${company.id}"${isChosen ? ' aria-current="true"' : ""}`;
  const title = `<title>${escapeXml(describeCompany(company))}</title>`;
  return anchor(at, links.company(company.id), attributes, title + ring + shape);
}

/** Reaches at least `SPREAD_BELOW_KM` from its centre. On a map of that size, overlapping companies are drawn side by side. */
function areaOf({ items }: Cluster): MapArea {
  const bounds = boundsOf(items.map(({ company }) => toPlane(company)));
  return areaAround(bounds, longerSide(bounds) * 0.65, SPREAD_BELOW_KM);
}

const deliverHere = (count: number) => (count === 1 ? "1 delivers here" : `${count} deliver here`);

function clusterLink(group: Cluster, links: MarkerLinks): string {
  const { length } = group.items;
  const names = group.items.slice(0, NAMED_IN_CLUSTER).map(({ company }) => company.name);
  const rest = length - names.length;
  const delivering = group.items.filter(
    ({ company: { serves } }) => serves === "yes" || serves === "probably",
  );
  const fit = delivering.length > 0 ? `, ${deliverHere(delivering.length)}` : "";
  const title = `${length} companies${fit}: ${names.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}. Zoom in`;
  const radius = length < 10 ? 11 : length < 100 ? 13 : 16;
  const disc = `<g class="map-fit map-cluster${fit && " map-some"}"><circle r="${radius}"/><text y="4" text-anchor="middle">${length}</text></g>`;
  const href = links.area(areaOf(group));
  return anchor(
    group.at,
    href,
    ' data-cluster="" rel="nofollow"',
    `<title>${escapeXml(title)}</title>${disc}`,
  );
}

const SERVES_WORDS: Record<Serves, string> = {
  yes: "delivers here",
  probably: "probably delivers here",
  ask: "ask whether it delivers here",
  no: "doesn't deliver here",
};

function describeCompany(company: ListedCompany): string {
  const { name, location, distance, serves } = company;
  const price = pinPrice(company);
  return [
    name,
    distance === undefined ? location : `${formatDistance(distance)} away`,
    ...(serves ? [SERVES_WORDS[serves]] : []),
    ...(price ? [price.isEstimate ? `about ${price.text}, our estimate` : price.text] : []),
  ].join(", ");
}

/** The radius of a single marker on a phone, in SVG user units. */
const MARKER = 12;
/** The radius of a marker on a phone, in SVG user units, by the number of its companies. */
const clusterRadius = (count: number) => (count === 1 ? MARKER : count < 10 ? 15 : count < 100 ? 18 : 22);
/** Clusters are merged if their distance is less than this share of the sum of their radii. */
const OVERLAP = 0.92;
/** In radians. On a spiral with this angle between neighbours (phyllotaxis), the companies of a cluster do not overlap. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

interface Cluster {
  items: Placed[];
  /** Where the marker is drawn, in SVG user units: the mean position of the items, unless the marker was moved or spread. */
  at: PlanePoint;
}

/** Clusters are in the order of their first companies. The company `chosenId` has its own marker. */
function clustersOf(placed: readonly Placed[], chosenId: number | undefined): Cluster[] {
  const single = (item: Placed): Cluster => ({ items: [item], at: item.unit });
  const chosen = placed.find(({ company }) => company.id === chosenId);
  let clusters = placed.filter((item) => item !== chosen).map(single);
  // Merging moves the centres, so clusters may overlap again.
  for (let before = 0; before !== clusters.length; ) {
    before = clusters.length;
    clusters = mergeOnce(clusters);
  }
  if (!chosen) return clusters;
  const apart = clusters.map((one) => (one.items.length > 1 ? besides(one, chosen.unit) : one));
  const orderOf = ({ items: [first] }: Cluster) => first?.order ?? 0;
  return [single(chosen), ...apart].sort((a, b) => orderOf(a) - orderOf(b));
}

/** Moves a cluster that would cover the chosen company's marker. A cluster's position is only a mean, so it may move a little. */
function besides(cluster: Cluster, chosen: PlanePoint): Cluster {
  const room = clusterRadius(cluster.items.length) + MARKER * 1.4;
  if (distanceBetween(chosen, cluster.at) >= room) return cluster;
  const [dx, dy] = [cluster.at[0] - chosen[0], cluster.at[1] - chosen[1]];
  const angle = dx === 0 && dy === 0 ? -Math.PI / 2 : Math.atan2(dy, dx);
  return { ...cluster, at: [chosen[0] + room * Math.cos(angle), chosen[1] + room * Math.sin(angle)] };
}

function mergeOnce(clusters: readonly Cluster[]): Cluster[] {
  const merged: Cluster[] = [];
  for (const cluster of clusters) {
    const other = merged.find((one) => isNear(one, cluster));
    if (other) merged[merged.indexOf(other)] = join(other, cluster);
    else merged.push(cluster);
  }
  return merged;
}

const isNear = (a: Cluster, b: Cluster) =>
  distanceBetween(a.at, b.at) < (clusterRadius(a.items.length) + clusterRadius(b.items.length)) * OVERLAP;

function join(a: Cluster, b: Cluster): Cluster {
  const items = [...a.items, ...b.items];
  const share = b.items.length / items.length;
  const between = (from: number, to: number) => from + (to - from) * share;
  return { items, at: [between(a.at[0], b.at[0]), between(a.at[1], b.at[1])] };
}

const spreadItems = ({ items, at: [x, y] }: Cluster): Cluster[] =>
  items.map((item, index) => {
    const [angle, radius] = [index * GOLDEN_ANGLE, MARKER * 2 * Math.sqrt(index)];
    return { items: [item], at: [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] };
  });

interface PinPrice {
  text: string;
  isEstimate: boolean;
}

/**
 * The company's lowest price if `fromPrice` is set. If not, the total for the job, with "+" if a part of the total is unknown.
 * Undefined without a known price.
 */
function pinPrice({ total, fromPrice }: Pick<ListedCompany, "total" | "fromPrice">): PinPrice | undefined {
  if (fromPrice) return { text: `from £${plainPounds(fromPrice.price)}`, isEstimate: false };
  if (!hasTotal(total)) return undefined;
  const [from, to] = [plainPounds(total.from), plainPounds(total.to)];
  return {
    text: `£${from === to ? from : `${from}-${to}`}${total.unknown.length > 0 ? "+" : ""}`,
    isEstimate: estimatedHire(total) !== undefined,
  };
}

/** The height of a price on a phone, in SVG user units. */
const HEIGHT = 15;
/** The width of a character of a price on a phone, in SVG user units. */
const CHARACTER = 9;
/** Vertical distances of a price's middle from the pin, in SVG user units: below the pin, or above it. */
const OFFSETS = [20, -20];

export function drawPrices(pins: readonly Marker[], boxes: ReturnType<typeof createBoxes>): string {
  return pins
    .map(({ at: [x, y], price }) => {
      if (!price) return "";
      const halfWidth = (price.text.length * CHARACTER) / 2;
      const free = boxes.takeFirst(
        OFFSETS.map((offset) => ({ offset, box: boxAt(x, y + offset, halfWidth, HEIGHT / 2) })),
      );
      if (!free) return "";
      const name = price.isEstimate ? "map-fit map-estimate" : "map-fit";
      const place = `translate(${formatDecimal(x)} ${formatDecimal(y)})`;
      return `<g transform="${place}"><text class="${name}" y="${free.offset > 0 ? 21 : -12}" text-anchor="middle">${price.text}</text></g>`;
    })
    .join("");
}
