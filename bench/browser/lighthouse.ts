import { execFile } from "node:child_process";
import { promisify } from "node:util";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** What Lighthouse's mobile test says of a page: of 100 each. */
export type Scores = Record<(typeof CATEGORIES)[number], number> & {
  /** What cost a category points, by Lighthouse's names. */
  complaints: string[];
};

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
}

const CHROME_FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-background-networking";
const MOST_BYTES = 64 * 1024 * 1024;

/** One visit of Lighthouse as a phone, which it simulates from what it saw. */
export async function scoresOf(address: string): Promise<Scores> {
  // Now and then it cannot record what it sees, and asks to be run again.
  const report = await visit(address).catch(() => visit(address));
  const scores = CATEGORIES.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]);
  return { ...Object.fromEntries(scores), complaints: complaintsIn(report) };
}

async function visit(address: string): Promise<Report> {
  const { LIGHTHOUSE_CLI: cli = "", CHROMIUM_PATH: CHROME_PATH } = process.env;
  const args = [cli, address, "--quiet", "--output=json", `--chrome-flags=${CHROME_FLAGS}`];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, CHROME_PATH },
    maxBuffer: MOST_BYTES,
  });
  return JSON.parse(stdout);
}

/** Failed audits that count, outside of performance, whose causes are many and in the other columns. */
const complaintsIn = ({ categories, audits }: Report): string[] =>
  CATEGORIES.filter((name) => name !== "performance").flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score != null && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
