import { fetchResultsMap } from "#client/queries/results-map.ts";
import { startWaiting } from "#client/queries/waiting.ts";
import type { MapCompany, ResultsMapQuery } from "#contract/map/results-map.ts";
import { listenToLinks } from "./map-links.ts";
import { listenToPointers } from "./map-pointers.ts";
import { createMapViewport } from "./map-viewport.ts";

/** The effect of a button or key on the map. */
export type MapAction = "in" | "out" | "north" | "south" | "east" | "west" | "reset";

/** Actions by `KeyboardEvent.key`. */
const KEY_ACTIONS: Readonly<Record<string, MapAction>> = {
  "+": "in",
  "=": "in",
  "-": "out",
  ArrowUp: "north",
  ArrowDown: "south",
  ArrowLeft: "west",
  ArrowRight: "east",
  "0": "reset",
};

export interface Drawn {
  /** The chosen company; null if none is chosen. */
  company: MapCompany | null;
  /** The area that the visitor moved to. Undefined if the map shows all results. */
  mapArea: string | undefined;
}

interface MapScriptOptions {
  query: Partial<ResultsMapQuery>;
  onDraw: (drawn: Drawn) => void;
  /** Opens a page of this site. */
  follow: (url: string) => void;
}

export interface MapScript {
  run(action: MapAction): void;
  stop(): void;
}

/** The map is drawn again with the details of the new area after it has not moved for this time (milliseconds). */
const REDRAW_AFTER_MS = 350;
/**
 * The area of a chosen company is requested after this time (milliseconds), unless another company is chosen sooner. So tabbing
 * past many markers requests only one drawing.
 */
const CHOOSE_AFTER_MS = 250;
const ZOOM_STEP = 1.6;
/** One step moves the map by this share of its side. */
const MOVE_STEP = 0.25;

/** Moves the map by mouse, touch, keys and buttons, and shows the delivery area of the chosen company. */
export function startMapScript(canvas: HTMLElement, { query, onDraw, follow }: MapScriptOptions): MapScript {
  const stopping = new AbortController();
  const { signal } = stopping;
  let { firm: chosenId } = query;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = 0;
  const view = createMapViewport(canvas, () => later(REDRAW_AFTER_MS));

  function later(milliseconds: number) {
    clearTimeout(timer);
    timer = setTimeout(() => redraw(view.area()), milliseconds);
  }

  /** Requests a new drawing of an area, or of all results without `mapArea`. After a failure the current drawing is kept. */
  async function redraw(mapArea?: string) {
    clearTimeout(timer);
    request += 1;
    const current = request;
    const endWaiting = startWaiting();
    const map = await fetchResultsMap({ ...query, firm: chosenId, mapArea })
      .catch(() => null)
      .finally(endWaiting);
    if (!map || signal.aborted || current !== request) return;
    replaceDrawing(canvas, map.svg);
    view.attach({ isWhole: mapArea === undefined });
    onDraw({ company: map.firm, mapArea });
    showInUrl({ firm: chosenId, mapArea });
  }

  function choose(id: number) {
    if (id === chosenId) return;
    chosenId = id;
    chooseMarker(canvas, id);
    later(CHOOSE_AFTER_MS);
  }

  function run(action: MapAction) {
    if (action === "in") view.zoom(1 / ZOOM_STEP);
    else if (action === "out") view.zoom(ZOOM_STEP);
    else if (action === "reset") redraw();
    else {
      const east = action === "east" ? 1 : action === "west" ? -1 : 0;
      const south = action === "south" ? 1 : action === "north" ? -1 : 0;
      view.move(east * MOVE_STEP, south * MOVE_STEP);
    }
  }

  canvas.addEventListener(
    "keydown",
    (event) => {
      const action = KEY_ACTIONS[event.key];
      if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      run(action);
    },
    { signal },
  );
  // Registered before the link handlers, so that the end of a drag does not click a link.
  listenToPointers(canvas, view, signal);
  listenToLinks(canvas, { signal, isInHand: (id) => id === chosenId, choose, show: view.show, follow });
  return {
    run,
    stop() {
      clearTimeout(timer);
      stopping.abort();
    },
  };
}

/** Stores the map's state in the URL, so that a reload or Back restores it. React Router's history state is kept. */
function showInUrl(shown: { firm: number | undefined; mapArea: string | undefined }) {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(shown)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, String(value));
  }
  history.replaceState(history.state, "", url);
}

/**
 * Replaces the old drawing with a new one. If a link of the old drawing has the focus, the same link of the new drawing gets
 * it, or the canvas if there is no such link.
 */
function replaceDrawing(canvas: HTMLElement, svg: string) {
  const template = document.createElement("template");
  template.innerHTML = svg;
  const focused = canvas.contains(document.activeElement) ? document.activeElement?.closest("a") : null;
  const href = focused?.getAttribute("href");
  const company = focused?.getAttribute("data-firm");
  canvas.replaceChildren(template.content);
  if (!focused) return;
  const links = [...canvas.querySelectorAll<SVGAElement>("a")];
  const same =
    links.find((link) => company && link.getAttribute("data-firm") === company) ??
    links.find((link) => link.getAttribute("href") === href);
  (same ?? canvas).focus({ preventScroll: true });
}

/** Marks only this company as chosen, immediately and before its area is drawn. */
function chooseMarker(canvas: HTMLElement, id: number) {
  for (const link of canvas.querySelectorAll<SVGAElement>("a[data-firm]")) {
    const isChosen = link.dataset.firm === String(id);
    link.querySelector('use[href="#map-chosen"]')?.remove();
    if (!isChosen) {
      link.removeAttribute("aria-current");
      continue;
    }
    const ring = document.createElementNS("http://www.w3.org/2000/svg", "use");
    ring.setAttribute("class", "map-fit");
    ring.setAttribute("href", "#map-chosen");
    link.querySelector("use")?.before(ring);
    link.setAttribute("aria-current", "true");
  }
}
