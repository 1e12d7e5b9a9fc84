import { execFileSync } from "node:child_process";
import { cpus, loadavg, totalmem } from "node:os";

export interface Row {
  what: string;
  /** The result with its unit. */
  measured: string;
  /** Empty if there is no limit. */
  target: string;
  /** Null if there is no target or if the row is about the build of `--against`. */
  reached: boolean | null;
}

const VERDICT = { true: "reached", false: "**not reached**", null: "" };

export const verdict = ({ reached }: Row): string => VERDICT[`${reached}`];

export const markdownTable = (rows: readonly Row[]): string =>
  [
    "| measurement | result | target | |",
    "|---|---|---|---|",
    ...rows.map((row) => `| ${row.what} | ${row.measured} | ${row.target} | ${verdict(row)} |`),
  ].join("\n");

export const count = (value: number): string => Math.round(value).toLocaleString("en-GB");

export const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;

export function describeMachine(): string {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  return [
    new Date().toISOString().slice(0, 10),
    `${cpus().length} × ${cpus()[0]?.model.trim()}`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
    `commit ${commit}`,
    `load of the machine at the end ${loadavg()[0]?.toFixed(1)}`,
  ].join(" · ");
}
