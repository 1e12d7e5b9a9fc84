import { scaleBar } from "#contract/map/scale-bar.ts";
import { HALF, type MapView } from "./map-view.ts";
import { formatDecimal } from "./svg.ts";

/** The maximum length of the bars, as a share of the square's side. */
const SHARE = 0.3;
/** The width of the longest text on a phone, in SVG user units. */
const TEXT = 76;

/** Draws two bars, for miles and kilometres, at the lower left. A rectangle behind them keeps them legible on markers. */
export function drawScale({ unitKm }: MapView): string {
  const { miles, kilometres } = scaleBar(2 * HALF * SHARE * unitKm);
  const [mileUnits, kmUnits] = [miles.km / unitKm, kilometres.km / unitKm];
  const [left, base] = [-HALF + 12, HALF - 24];
  const longest = formatDecimal(Math.max(mileUnits, kmUnits));
  const d = `M0-5V0H${longest}M${formatDecimal(mileUnits)}-5V0M0 0V5M${formatDecimal(kmUnits)} 5V0`;
  const plate = `<rect x="-6" y="-24" width="${formatDecimal(Math.max(mileUnits, kmUnits, TEXT) + 12)}" height="48" rx="4"/>`;
  const text = (y: string, label: string) => `<text class="map-fit" y="${y}" x="4">${label}</text>`;
  return `<g class="map-scale" transform="translate(${left} ${base})">${plate}<path d="${d}"/>${text("-5", miles.label)}${text("14", kilometres.label)}</g>`;
}
