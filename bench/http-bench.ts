import type { MeasuredProcess } from "./servers/measured-process.ts";

/** The servers and durations of the cases that send HTTP requests. */
export interface HttpBench {
  product: MeasuredProcess;
  bare: MeasuredProcess;
  rounds: number;
  /** Duration of each server's measurement in one round. */
  seconds: number;
}
