import type { MeasuredProcess } from "./servers/measured-process.ts";

/** The servers and durations of the cases that send HTTP requests. */
export interface HttpBench {
  product: MeasuredProcess;
  bare: MeasuredProcess;
  rounds: number;
  /** Duration of a measurement in one round. Some cases use a multiple or a fraction of it. */
  seconds: number;
}
