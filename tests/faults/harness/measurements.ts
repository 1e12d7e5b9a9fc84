import type { Reporter, TestCase } from "vitest/node";

declare module "vitest" {
  interface TaskMeta {
    figures?: [what: string, measured: string][];
  }
}

/** Notes what a test measured, for the table at the end of the run. */
export function figure({ meta }: { meta: import("vitest").TaskMeta }, what: string, measured: string): void {
  meta.figures ??= [];
  meta.figures.push([what, measured]);
}

export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
export const milliseconds = (ms: number): string => `${Math.round(ms)} ms`;

/** Ends the run with a table of everything that was measured. */
export class FiguresReporter implements Reporter {
  #rows: string[] = [];

  onTestCaseResult(test: TestCase): void {
    for (const [what, measured] of test.meta().figures ?? [])
      this.#rows.push(`| ${test.name} | ${what} | ${measured} |`);
  }

  onTestRunEnd(): void {
    if (this.#rows.length === 0) return;
    console.log(["", "| fault | measured | |", "|---|---|---|", ...this.#rows, ""].join("\n"));
  }
}
