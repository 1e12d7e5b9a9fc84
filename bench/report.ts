export interface Row {
  /** The name of the measurement. */
  what: string;
  /** The result with its unit. */
  measured: string;
  /** The limit as text, or an empty string if there is none. */
  target: string;
  /** Whether the result meets the target; null when there is no target. */
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

/** Formats a ratio. Ratios below 0.1 have four decimals, others two. */
export const ratio = (value: number): string => value.toFixed(value < 0.1 ? 4 : 2);
