import { clamp } from "#contract/limits.ts";
import { formatMapArea, MAP_KM, parseMapArea } from "#contract/map/map-area.ts";
import { fromPlane, toPlane } from "#contract/map/map-plane.ts";

/** Half the side of the square `viewBox` of a new drawing, in drawing units. The drawing itself extends beyond the square. */
const HALF = 240;

/** The position of the scale bar, in pixels from the lower left corner. */
const [SCALE_LEFT, SCALE_BELOW] = [12, 24];

export type MapViewport = ReturnType<typeof createMapViewport>;

/** The part of the map that `canvas` shows. Positions are in kilometres (see `toPlane`). Moving and zooming call `onChange`. */
export function createMapViewport(canvas: HTMLElement, onChange: () => void) {
  let drawing = readDrawing(canvas);
  let shown = wholeOf(drawing);

  function render() {
    const { svg, x, y, unitKm } = drawing;
    const half = shown.km / unitKm;
    const [middleX, middleY] = [(shown.x - x) / unitKm, (shown.y - y) / unitKm];
    svg.setAttribute("viewBox", [middleX - half, middleY - half, 2 * half, 2 * half].join(" "));
    const unit = (2 * half) / side();
    svg.style.setProperty("--map-unit", String(unit));
    const [left, below] = [
      middleX - (canvas.clientWidth / 2) * unit,
      middleY + (canvas.clientHeight / 2) * unit,
    ];
    svg
      .querySelector(".map-scale")
      ?.setAttribute("transform", `translate(${left + SCALE_LEFT * unit} ${below - SCALE_BELOW * unit})`);
  }
  const side = () => Math.max(1, Math.min(canvas.clientWidth, canvas.clientHeight));

  function change(next: Partial<typeof shown>) {
    shown = { ...shown, ...next };
    shown.km = clamp(shown.km, MAP_KM);
    render();
    onChange();
  }

  render();
  return {
    attach({ isWhole }: { isWhole: boolean }) {
      drawing = readDrawing(canvas);
      if (isWhole) shown = wholeOf(drawing);
      render();
    },
    area: () => formatMapArea({ ...fromPlane([shown.x, shown.y]), km: shown.km }),
    /** Distances are shares of the map's shorter side. */
    move: (east: number, south: number) =>
      change({ x: shown.x + 2 * shown.km * east, y: shown.y + 2 * shown.km * south }),
    /** The point is given in shares of the map's shorter side from the centre. A factor below 1 zooms in. */
    zoom(factor: number, [east, south]: readonly [number, number] = [0, 0]) {
      const km = clamp(shown.km * factor, MAP_KM);
      const lost = 2 * (shown.km - km);
      change({ x: shown.x + lost * east, y: shown.y + lost * south, km });
    },
    show(mapArea: string) {
      const area = parseMapArea(mapArea);
      if (!area) return;
      const [x, y] = toPlane(area);
      change({ x, y, km: area.km });
    },
    /** The position of an event, in shares of the map's shorter side from the centre. */
    shareOf({ clientX, clientY }: { clientX: number; clientY: number }): readonly [number, number] {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      return [(clientX - left - width / 2) / side(), (clientY - top - height / 2) / side()];
    },
  };
}

const wholeOf = ({ x, y, unitKm }: ReturnType<typeof readDrawing>) => ({ x, y, km: unitKm * HALF });

function readDrawing(canvas: HTMLElement) {
  const svg = canvas.querySelector<SVGSVGElement>("svg.map");
  if (!svg) throw new Error("No drawing");
  const { x, y, unit } = svg.dataset;
  return { svg, x: Number(x), y: Number(y), unitKm: Number(unit) };
}
