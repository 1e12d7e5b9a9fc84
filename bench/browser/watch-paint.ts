/** What a page's own clock says of how it came up. Milliseconds. */
export interface Paint {
  lcp: number;
  /** Sum of the layout shifts nobody caused by a tap. */
  cls: number;
  /** Beyond 50 ms of every long task after the first paint, until the page was loaded and quiet. */
  tbt: number;
  fcp: number;
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Runs inside the page, before anything of it: must not use anything outside itself. */
export function watchPaint(): void {
  const paint: Paint = { lcp: 0, cls: 0, tbt: 0, fcp: 0 };
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("largest-contentful-paint", (entry) => {
    paint.lcp = entry.startTime;
  });
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) paint.cls += value;
  });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") paint.fcp = startTime;
  });
  observe("longtask", ({ startTime, duration }) => {
    if (paint.fcp > 0 && startTime + duration > paint.fcp) paint.tbt += Math.max(0, duration - 50);
  });
  Object.assign(globalThis, { benchPaint: paint });
}

/** Runs inside the page. */
export const readPaint = (): Paint => (globalThis as unknown as { benchPaint: Paint }).benchPaint;
