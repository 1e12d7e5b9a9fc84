/** One line of the table: what was measured, what came out, and what it should be. */
export interface Row {
  what: string;
  measured: string;
  target: string;
  /** Null where nothing was promised: the figure is there to compare with. */
  reached: boolean | null;
}

const VERDICT = { true: "reached", false: "**not reached**", null: "" };

export const verdict = ({ reached }: Row): string => VERDICT[`${reached}`];

export const markdownTable = (rows: readonly Row[]): string =>
  [
    "| what | measured | to reach | |",
    "|---|---|---|---|",
    ...rows.map((row) => `| ${row.what} | ${row.measured} | ${row.target} | ${verdict(row)} |`),
  ].join("\n");

export const count = (value: number): string => Math.round(value).toLocaleString("en-GB");

export const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;

/** Small ratios need more digits to say anything. */
export const ratio = (value: number): string => value.toFixed(value < 0.1 ? 4 : 2);
