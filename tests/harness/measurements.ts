import type { TaskMeta } from "vitest";
import type { Reporter, TestCase } from "vitest/node";

declare module "vitest" {
  interface TaskMeta {
    measurements?: [what: string, value: string][];
  }
}

/** `MeasurementsReporter` prints the value at the end of the run. */
export function recordMeasurement({ meta }: { meta: TaskMeta }, what: string, value: string): void {
  meta.measurements ??= [];
  meta.measurements.push([what, value]);
}

export const formatSeconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
export const formatMilliseconds = (ms: number): string => `${Math.round(ms)} ms`;

export class MeasurementsReporter implements Reporter {
  #rows: string[] = [];

  onTestCaseResult(test: TestCase): void {
    for (const [what, value] of test.meta().measurements ?? [])
      this.#rows.push(`| ${test.name} | ${what} | ${value} |`);
  }

  onTestRunEnd(): void {
    if (this.#rows.length === 0) return;
    console.log(["", "| test | measured | |", "|---|---|---|", ...this.#rows, ""].join("\n"));
  }
}
