import { fetchResultsMap } from "#client/queries/results-map.ts";
import { startWaiting } from "#client/queries/waiting.ts";
import type { MapCompany, ResultsMapQuery } from "#contract/map/results-map.ts";
import { createMapViewport, type MapViewport } from "./map-viewport.ts";

export type MapAction = "in" | "out" | "north" | "south" | "east" | "west" | "reset";

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
  company: MapCompany | null;
  /** The area that the visitor moved to. Undefined if the map shows all results. */
  mapArea: string | undefined;
}

interface MapScriptOptions {
  query: Partial<ResultsMapQuery>;
  onDraw: (drawn: Drawn) => void;
  follow: (url: string) => void;
}

export interface MapScript {
  run(action: MapAction): void;
  stop(): void;
}

const REDRAW_AFTER_MS = 350;
/** A chosen company's area is requested after this time, so that tabbing past many markers requests only one drawing. */
const CHOOSE_AFTER_MS = 250;
const ZOOM_STEP = 1.6;
/** East and south, as shares of the map's shorter side. */
const MOVES = { north: [0, -0.25], south: [0, 0.25], west: [-0.25, 0], east: [0.25, 0] } as const;

export function startMapScript(canvas: HTMLElement, { query, onDraw, follow }: MapScriptOptions): MapScript {
  const stopping = new AbortController();
  const { signal } = stopping;
  const listen: Listen = (type, handleEvent, options) =>
    canvas.addEventListener(type, handleEvent, { ...options, signal });
  let { firm: chosenId } = query;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = 0;
  const view = createMapViewport(canvas, () => later(REDRAW_AFTER_MS));

  function later(milliseconds: number) {
    clearTimeout(timer);
    timer = setTimeout(() => redraw(view.area()), milliseconds);
  }

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
      const [east, south] = MOVES[action];
      view.move(east, south);
    }
  }

  listen("keydown", (event) => {
    const action = KEY_ACTIONS[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    run(action);
  });
  // Registered before the link handlers, so that the end of a drag does not click a link.
  listenToDrag(canvas, view, listen);
  listenToFingers(view, listen);
  listenToWheel(view, listen);
  listenToLinks(listen, { isInHand: (id) => id === chosenId, choose, show: view.show, follow });
  return {
    run,
    stop() {
      clearTimeout(timer);
      stopping.abort();
    },
  };
}

function showInUrl(shown: { firm: number | undefined; mapArea: string | undefined }) {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(shown)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, String(value));
  }
  history.replaceState(history.state, "", url);
}

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

/** In pixels. A press of the mouse or a pen that moves less than this is a click. */
const CLICK_PX = 4;
/** The zoom factor is e to the power of this number times the pixels that the wheel event reports (`deltaY`). */
const WHEEL_ZOOM = 0.004;

/** Zooms only with Ctrl, because the wheel alone scrolls the page. */
function listenToWheel(view: MapViewport, listen: Listen) {
  const zoom = (event: WheelEvent) => {
    // Browsers report a pinch on a touchpad as a wheel event with Ctrl.
    if (!event.ctrlKey) return;
    event.preventDefault();
    view.zoom(Math.exp(event.deltaY * WHEEL_ZOOM), view.shareOf(event));
  };
  listen("wheel", zoom, { passive: false });
}

function listenToDrag(canvas: HTMLElement, view: MapViewport, listen: Listen) {
  let from: PointerEvent | null = null;
  let isDragging = false;
  listen("pointerdown", (event) => {
    isDragging = false;
    from = event.pointerType !== "touch" && event.button === 0 ? event : null;
  });
  listen("pointermove", (event) => {
    if (!from || event.buttons === 0) return;
    const distance = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY);
    if (!isDragging && distance < CLICK_PX) return;
    if (!isDragging) canvas.setPointerCapture(event.pointerId);
    isDragging = true;
    const [[beforeX, beforeY], [x, y]] = [view.shareOf(from), view.shareOf(event)];
    view.move(beforeX - x, beforeY - y);
    from = event;
  });
  /** The end of a drag over a link is not a click. */
  const dropClick = (event: MouseEvent) => {
    if (!isDragging) return;
    isDragging = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  listen("click", dropClick, { capture: true });
  // Prevents the browser from dragging the link itself.
  listen("dragstart", (event) => event.preventDefault());
}

/** Two fingers move and zoom the map. One finger scrolls the page. */
function listenToFingers(view: MapViewport, listen: Listen) {
  let before: { middle: readonly [number, number]; spread: number } | null = null;
  const read = ({ touches: [a, b] }: TouchEvent) => {
    if (!a || !b) return null;
    const [[ax, ay], [bx, by]] = [view.shareOf(a), view.shareOf(b)];
    return { middle: [(ax + bx) / 2, (ay + by) / 2] as const, spread: Math.hypot(ax - bx, ay - by) };
  };
  const onTouch = (event: TouchEvent) => {
    const now = event.touches.length === 2 ? read(event) : null;
    if (now) event.preventDefault();
    if (now && before) {
      view.move(before.middle[0] - now.middle[0], before.middle[1] - now.middle[1]);
      if (now.spread > 0) view.zoom(before.spread / now.spread, now.middle);
    }
    before = now;
  };
  for (const type of ["touchstart", "touchmove", "touchend", "touchcancel"] as const)
    listen(type, onTouch, { passive: false });
}

/** The listener is removed when the map's script stops. */
export type Listen = <Type extends keyof HTMLElementEventMap>(
  type: Type,
  handleEvent: (event: HTMLElementEventMap[Type]) => void,
  options?: AddEventListenerOptions,
) => void;

interface LinkHandlers {
  isInHand: (id: number) => boolean;
  choose: (id: number) => void;
  show: (mapArea: string) => void;
  follow: (url: string) => void;
}

const linkOf = ({ target }: Event) => (target as Element).closest<SVGAElement>("a[href]");
const companyIdOf = (event: Event) => Number(linkOf(event)?.dataset.firm);

export function listenToLinks(listen: Listen, { isInHand, choose, show, follow }: LinkHandlers) {
  let wasInHand = false;
  listen("pointerdown", (event) => {
    wasInHand = isInHand(companyIdOf(event));
  });
  listen("focusin", (event) => {
    const id = companyIdOf(event);
    if (id) choose(id);
  });
  listen("click", (event) => {
    const link = linkOf(event);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const url = link.getAttribute("href") ?? "";
    const area = new URLSearchParams(url.split("?")[1]).get("mapArea");
    // For clicks by keyboard, `detail` is 0.
    const isTap = event.detail > 0;
    if (area) show(area);
    else if (isTap && !wasInHand) choose(companyIdOf(event));
    else follow(url);
  });
}
