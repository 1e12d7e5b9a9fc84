import { execFile } from "node:child_process";
import { promisify } from "node:util";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** The scores of Lighthouse's mobile test, each from 0 to 100. */
export type Scores = Record<(typeof CATEGORIES)[number], number> & {
  /** The ids of failed audits that lower a score, without those of the performance category. */
  failedAudits: string[];
};

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
}

const CHROME_FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-background-networking";
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

export async function measureLighthouseScores(address: string): Promise<Scores> {
  // Lighthouse sometimes fails to record a trace. Its error message asks to run it again.
  const report = await runLighthouse(address).catch(() => runLighthouse(address));
  const scores = CATEGORIES.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]);
  return { ...Object.fromEntries(scores), failedAudits: failedAuditsOf(report) };
}

async function runLighthouse(address: string): Promise<Report> {
  const { LIGHTHOUSE_CLI: cli = "", CHROMIUM_PATH: CHROME_PATH } = process.env;
  const args = [cli, address, "--quiet", "--output=json", `--chrome-flags=${CHROME_FLAGS}`];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, CHROME_PATH },
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  return JSON.parse(stdout);
}

/** Leaves out audits without weight or score, and the performance category, whose metrics the report shows separately. */
const failedAuditsOf = ({ categories, audits }: Report): string[] =>
  CATEGORIES.filter((name) => name !== "performance").flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score != null && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
