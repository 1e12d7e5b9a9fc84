import type { PlanePoint } from "#contract/map/map-plane.ts";

/** Radii on a phone in SVG user units, rounded: of a single marker, and of a cluster by its number of items. */
const MARKER = 12;
const clusterRadius = (count: number) => (count === 1 ? MARKER : count < 10 ? 15 : count < 100 ? 18 : 22);
/** Clusters are merged if their distance is less than this share of the sum of their radii. */
const OVERLAP = 0.92;
/** Radians. On a spiral with this angle between neighbours (phyllotaxis), the members of a spread cluster do not overlap. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

export interface Cluster<Item> {
  items: Item[];
  /** Where the marker is drawn, in SVG user units: the mean position of the items, unless the marker was moved or spread. */
  at: PlanePoint;
}

interface Draft<Item> extends Cluster<Item> {
  isApart: boolean;
}

const distance = ([ax, ay]: PlanePoint, [bx, by]: PlanePoint) => Math.hypot(ax - bx, ay - by);

/** Groups items whose markers would cover each other, unless they are apart. Clusters are in the order of their first items. */
export function clusterItems<Item extends { unit: PlanePoint }>(
  items: readonly Item[],
  isApart: (item: Item) => boolean,
): Cluster<Item>[] {
  let drafts: Draft<Item>[] = items.map((item) => ({ items: [item], at: item.unit, isApart: isApart(item) }));
  // Merging moves the centres, so clusters can overlap again.
  for (let before = 0; before !== drafts.length; ) {
    before = drafts.length;
    drafts = mergeOnce(drafts);
  }
  const apart = drafts.filter((draft) => draft.isApart);
  return drafts.map((draft) => (draft.items.length > 1 ? besides(draft, apart) : draft));
}

/** Moves a cluster away from an item that is never merged. Its position is only a mean, so a small move is not wrong. */
function besides<Item>(cluster: Cluster<Item>, apart: readonly Cluster<Item>[]): Cluster<Item> {
  const room = clusterRadius(cluster.items.length) + MARKER * 1.4;
  const over = apart.find(({ at }) => distance(at, cluster.at) < room);
  if (!over) return cluster;
  const [dx, dy] = [cluster.at[0] - over.at[0], cluster.at[1] - over.at[1]];
  const angle = dx === 0 && dy === 0 ? -Math.PI / 2 : Math.atan2(dy, dx);
  return { ...cluster, at: [over.at[0] + room * Math.cos(angle), over.at[1] + room * Math.sin(angle)] };
}

function mergeOnce<Item extends { unit: PlanePoint }>(drafts: readonly Draft<Item>[]): Draft<Item>[] {
  const merged: Draft<Item>[] = [];
  for (const draft of drafts) {
    const other = draft.isApart ? undefined : merged.find((one) => !one.isApart && isNear(one, draft));
    if (other) Object.assign(other, join(other, draft));
    else merged.push({ ...draft });
  }
  return merged;
}

const isNear = <Item>(a: Cluster<Item>, b: Cluster<Item>) =>
  distance(a.at, b.at) < (clusterRadius(a.items.length) + clusterRadius(b.items.length)) * OVERLAP;

function join<Item>(a: Cluster<Item>, b: Cluster<Item>): Cluster<Item> {
  const items = [...a.items, ...b.items];
  const share = b.items.length / items.length;
  const between = (from: number, to: number) => from + (to - from) * share;
  return { items, at: [between(a.at[0], b.at[0]), between(a.at[1], b.at[1])] };
}

export const spreadItems = <Item>({ items, at: [x, y] }: Cluster<Item>): Cluster<Item>[] =>
  items.map((item, index) => {
    const [angle, radius] = [index * GOLDEN_ANGLE, MARKER * 2 * Math.sqrt(index)];
    return { items: [item], at: [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] };
  });
