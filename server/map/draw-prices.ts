import { estimatedHire, hasTotal } from "#contract/companies/total-hire.ts";
import type { ListedCompany } from "#contract/companies.ts";
import type { PlanePoint } from "#contract/map/map-plane.ts";
import { plainPounds } from "#contract/text/pounds.ts";
import { boxAt, type createBoxes } from "./boxes.ts";
import { formatDecimal } from "./svg.ts";

export interface PinPrice {
  /** For example "£145", "£119-141" or "from £90". */
  text: string;
  isEstimate: boolean;
}

/** The total of the job, "+" if a part is unknown, or the company's lowest price. Undefined without a known price. */
export function pinPrice({
  total,
  fromPrice,
}: Pick<ListedCompany, "total" | "fromPrice">): PinPrice | undefined {
  if (fromPrice) return { text: `from £${plainPounds(fromPrice.price)}`, isEstimate: false };
  if (!hasTotal(total)) return undefined;
  const [from, to] = [plainPounds(total.from), plainPounds(total.to)];
  return {
    text: `£${from === to ? from : `${from}-${to}`}${total.unknown.length > 0 ? "+" : ""}`,
    isEstimate: estimatedHire(total) !== undefined,
  };
}

/** The size of letters on a phone, in SVG user units, and the room of one character. */
const HEIGHT = 15;
const CHARACTER = 9;
/** Distances of the middle of a price from the pin, in SVG user units: below, above. */
const OFFSETS = [20, -20];

interface PricedPin {
  at: PlanePoint;
  price: PinPrice | undefined;
}

/** In the order of the list, each where it covers neither a marker nor another price. */
export function drawPrices(pins: readonly PricedPin[], boxes: ReturnType<typeof createBoxes>): string {
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
