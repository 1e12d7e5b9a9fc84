import type { MeasuredProcess } from "./servers/measured-process.ts";

/** The servers and durations of the cases over HTTP. */
export interface HttpBench {
  product: MeasuredProcess;
  bare: MeasuredProcess;
  rounds: number;
  /** How long each server is measured in one round. */
  seconds: number;
}
