// `npm run bench:pages` opens one page of each indexed kind with Lighthouse on a simulated phone. It also measures the time from
// a click on a company in the results until its page is shown, on a desktop. If paths are given as arguments, Lighthouse opens
// only these.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { ALL_PAGES, exampleOf } from "#contract/pages.ts";
import { openBenchDatabases } from "./in-process/databases.ts";
import { median } from "./load.ts";
import { describeMachine, markdownTable, ms, type Row, verdict } from "./report.ts";
import { startMeasured } from "./servers.ts";

/** Scripts are in bytes, times in milliseconds. `performance` is Lighthouse's score from 0 to 100. */
const LIMITS = {
  script: 105 * 1024,
  documentScript: 3.5 * 1024,
  lcp: 1_200,
  tbt: 50,
  cls: 0,
  performance: 98,
  opened: 100,
};
/** This audit fails, because pages of the demonstration are noindex. No other audit outside the performance category may fail. */
const EXPECTED_FAILURE = "is-crawlable";
const OPENINGS = 10;
/** The time from moving the pointer onto a link to the click. The product prefetches the page in this time. */
const HOVER_MS = 150;

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

interface Audit {
  score: number | null;
  numericValue?: number;
  details?: { items?: { resourceType?: string; transferSize?: number }[] };
}

async function runLighthouse(address: string): Promise<Report> {
  const { LIGHTHOUSE_CLI: cli = "", CHROMIUM_PATH: CHROME_PATH } = process.env;
  const chrome = "--headless=new --no-sandbox --disable-gpu --disable-background-networking";
  const args = [cli, address, "--quiet", "--output=json", `--chrome-flags=${chrome}`];
  const { stdout } = await promisify(execFile)(process.execPath, [...args, "--throttling-method=devtools"], {
    env: { ...process.env, CHROME_PATH },
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(stdout);
}

/** Runs Lighthouse three times. Returns the report with the median performance score. */
async function medianReport(address: string): Promise<Report> {
  const reports: Report[] = [];
  // Lighthouse sometimes fails to record a trace. Its error message asks to run it again.
  for (let run = 0; run < 3; run += 1)
    reports.push(await runLighthouse(address).catch(() => runLighthouse(address)));
  return reports.sort((a, b) => performanceOf(a) - performanceOf(b))[1] as Report;
}

const performanceOf = ({ categories }: Report) => Math.round((categories.performance?.score ?? 0) * 100);

/** Failed audits that lower a score. Leaves out the performance category, because its metrics have their own limits. */
const failedAudits = ({ categories, audits }: Report): string[] =>
  Object.entries(categories)
    .filter(([category]) => category !== "performance")
    .flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id))
    .filter((id) => id !== EXPECTED_FAILURE && (audits[id]?.score ?? 1) < 1);

async function pageRow(address: string, path: string, needsScript: boolean): Promise<Row> {
  const report = await medianReport(address + path);
  const metric = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
  const requests = report.audits["network-requests"]?.details?.items ?? [];
  const bytesOf = (type: string) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const script = bytesOf("Script");
  const maxScript = needsScript ? LIMITS.script : LIMITS.documentScript;
  const [lcp, tbt] = [metric("largest-contentful-paint"), metric("total-blocking-time")];
  const cls = metric("cumulative-layout-shift");
  const performance = performanceOf(report);
  const failed = failedAudits(report);
  const kilobytes = ["Script", "Stylesheet", "Font", "Document"].map((type) =>
    (bytesOf(type) / 1024).toFixed(1),
  );
  const isFast = lcp <= LIMITS.lcp && tbt <= LIMITS.tbt && cls <= LIMITS.cls;
  return {
    what: `\`${path}\``,
    measured: `script, style, fonts, HTML ${kilobytes.join(", ")} KB; LCP ${ms(lcp)}, TBT ${ms(tbt)}, CLS ${cls.toFixed(3)}; performance ${performance} ${failed.join(", ")}`,
    target: `script ${maxScript / 1024} KB, LCP ${LIMITS.lcp} ms, TBT ${LIMITS.tbt} ms, CLS ${LIMITS.cls}; ${LIMITS.performance}`,
    reached: script <= maxScript && isFast && performance >= LIMITS.performance && failed.length === 0,
  };
}

async function openingRow(browser: Browser, address: string): Promise<Row> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: "en-GB" });
  const times: number[] = [];
  for (let number = 0; number < OPENINGS; number += 1) {
    await page.goto(`${address}/search?location=Leeds&radius=30`, { waitUntil: "networkidle" });
    const link = page.locator("main a[href^='/company/']").filter({ hasNotText: "View Details" }).nth(number);
    await link.hover();
    await page.waitForTimeout(HOVER_MS);
    await page.evaluate(watchOpening, (await link.textContent())?.trim() ?? "");
    await link.click();
    const opened = await page.waitForFunction(() => (globalThis as { benchOpened?: number }).benchOpened);
    times.push((await opened.jsonValue()) ?? Number.NaN);
  }
  await page.close();
  return {
    what: "a company opened from results, with the pointer on the link 150 ms before",
    measured: `${ms(median(times))} from click to name`,
    target: `under ${LIMITS.opened} ms`,
    reached: median(times) < LIMITS.opened,
  };
}

/** Playwright runs this function in the page, so it cannot use other functions. */
function watchOpening(name: string): void {
  const onClick = () => {
    const clicked = performance.now();
    const checkFrame = () => {
      if (document.querySelector("main h1")?.textContent?.includes(name))
        Object.assign(globalThis, { benchOpened: performance.now() - clicked });
      else requestAnimationFrame(checkFrame);
    };
    checkFrame();
  };
  addEventListener("click", onClick, { capture: true, once: true });
}

const wanted = process.argv.slice(2);
const pages = ALL_PAGES.filter(({ isIndexed }) => isIndexed)
  .map((page) => ({ path: exampleOf(page), needsScript: page.needsScript === true }))
  .filter(({ path }) => wanted.length === 0 || wanted.includes(path));
const databases = await openBenchDatabases();
const product = await startMeasured(await databases.emptyDatabase("pages"), null);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
});
const address = `http://127.0.0.1:${product.port}`;
const rows: Row[] = [];
const show = (row: Row) => {
  rows.push(row);
  console.log(`${row.what}: ${row.measured} ${verdict(row)}`);
};

try {
  show(await openingRow(browser, address));
  for (const { path, needsScript } of pages) show(await pageRow(address, path, needsScript));
} finally {
  await browser.close();
  await product.stop();
  await databases.close();
}
console.log(`\n${describeMachine()}\n\n${markdownTable(rows)}`);
if (rows.some(({ reached }) => reached === false)) process.exitCode = 1;
