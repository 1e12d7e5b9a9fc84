import type { MeasuredProcess } from "./servers/measured-process.ts";

/** What every case over HTTP measures with. */
export interface Scene {
  product: MeasuredProcess;
  bare: MeasuredProcess;
  rounds: number;
  /** Of one server in one round. */
  seconds: number;
}
