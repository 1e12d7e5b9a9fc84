import type { MapViewport } from "./map-viewport.ts";

/** A press of the mouse or a pen that moves less than this (pixels) is a click. */
const CLICK_PX = 4;
/** The zoom factor is e to the power of this number times the pixels that the wheel event reports (`deltaY`). */
const WHEEL_ZOOM = 0.004;

/** Handles dragging, the wheel with Ctrl, and two-finger gestures. One finger, or the wheel alone, scrolls the page. */
export function listenToPointers(canvas: HTMLElement, view: MapViewport, signal: AbortSignal) {
  listenToDrag(canvas, view, signal);
  listenToFingers(canvas, view, signal);
  canvas.addEventListener(
    "wheel",
    (event) => {
      // Browsers report a pinch on a touchpad as a wheel event with Ctrl.
      if (!event.ctrlKey) return;
      event.preventDefault();
      view.zoom(Math.exp(event.deltaY * WHEEL_ZOOM), view.shareOf(event));
    },
    { signal, passive: false },
  );
}

function listenToDrag(canvas: HTMLElement, view: MapViewport, signal: AbortSignal) {
  let from: PointerEvent | null = null;
  let isDragging = false;
  canvas.addEventListener(
    "pointerdown",
    (event) => {
      isDragging = false;
      from = event.pointerType !== "touch" && event.button === 0 ? event : null;
    },
    { signal },
  );
  canvas.addEventListener(
    "pointermove",
    (event) => {
      if (!from || event.buttons === 0) return;
      const distance = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY);
      if (!isDragging && distance < CLICK_PX) return;
      if (!isDragging) canvas.setPointerCapture(event.pointerId);
      isDragging = true;
      const [[beforeX, beforeY], [x, y]] = [view.shareOf(from), view.shareOf(event)];
      view.move(beforeX - x, beforeY - y);
      from = event;
    },
    { signal },
  );
  // The end of a drag over a link is not a click.
  canvas.addEventListener(
    "click",
    (event) => {
      if (!isDragging) return;
      isDragging = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { signal, capture: true },
  );
  // Prevents the browser from dragging the link itself.
  canvas.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
}

function listenToFingers(canvas: HTMLElement, view: MapViewport, signal: AbortSignal) {
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
    canvas.addEventListener(type, onTouch, { signal, passive: false });
}
