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

type Watched = Omit<Paint, "tbt"> & { tasks: PerformanceEntry[] };

/** Runs inside the page, before anything of it: must not use anything outside itself. */
export function watchPaint(): void {
  const watched: Watched = { lcp: 0, cls: 0, fcp: 0, tasks: [] };
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("largest-contentful-paint", (entry) => {
    watched.lcp = entry.startTime;
  });
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) watched.cls += value;
  });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") watched.fcp = startTime;
  });
  observe("longtask", (entry) => {
    watched.tasks.push(entry);
  });
  Object.assign(globalThis, { benchPaint: watched });
}

/**
 * Runs inside the page, once it is quiet: the first paint may be told of after tasks that followed it. Of a task that was
 * under way at the first paint, what came after it counts, as in Lighthouse.
 */
export function readPaint(): Paint {
  const { tasks, ...paint } = (globalThis as unknown as { benchPaint: Watched }).benchPaint;
  const lasted = ({ startTime, duration }: PerformanceEntry) =>
    startTime + duration - Math.max(startTime, paint.fcp);
  return { ...paint, tbt: tasks.reduce((sum, task) => sum + Math.max(0, lasted(task) - 50), 0) };
}
