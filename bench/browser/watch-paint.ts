export interface Paint {
  /** Largest Contentful Paint, in milliseconds since the start of the navigation. */
  lcp: number;
  /**
   * Cumulative Layout Shift, without a unit: the sum of all layout shifts that did not follow user input. The current
   * definition counts only the largest session window, so this value can be higher.
   */
  cls: number;
  /** Total Blocking Time: milliseconds beyond the first 50 of each long task after the first paint, added up. */
  tbt: number;
  /** First Contentful Paint, in milliseconds since the start of the navigation. */
  fcp: number;
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

type Watched = Omit<Paint, "tbt"> & { tasks: PerformanceEntry[] };

/**
 * Records paints, layout shifts and long tasks. Playwright runs this function in the page, so it cannot use imports or other
 * functions.
 */
export function watchPaint(): void {
  const watched: Watched = { lcp: 0, cls: 0, fcp: 0, tasks: [] };
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
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
 * Returns the recorded metrics. Playwright runs this function in the page after the page has settled, because browsers can
 * report the first paint later than long tasks that follow the paint. A task that was running at the first paint counts from
 * that moment, as in Lighthouse.
 */
export function readPaint(): Paint {
  const { tasks, ...paint } = (globalThis as unknown as { benchPaint: Watched }).benchPaint;
  const blockingDuration = ({ startTime, duration }: PerformanceEntry) =>
    startTime + duration - Math.max(startTime, paint.fcp);
  return { ...paint, tbt: tasks.reduce((sum, task) => sum + Math.max(0, blockingDuration(task) - 50), 0) };
}
