import type { Browser, Response } from "@playwright/test";
import { openPhone } from "./open-browser.ts";
import { type Paint, readPaint, watchPaint } from "./watch-paint.ts";

/** The measurements of one page load. */
export interface FirstVisit extends Paint {
  path: string;
  /**
   * Transferred bytes of all scripts: the sum of their `content-length` headers. A response without this header counts as 0.
   * The next three fields are sums of bytes too.
   */
  script: number;
  style: number;
  font: number;
  html: number;
}

/** Waiting time after the load event, long enough for prefetches and hydration to finish. */
const SETTLE_MS = 1_500;

type Kind = "script" | "style" | "font" | "html" | null;

function kindOf(type: string): Kind {
  if (type.includes("javascript")) return "script";
  if (type.includes("css")) return "style";
  if (type.includes("font")) return "font";
  return type.includes("html") ? "html" : null;
}

/** Opens a page with an empty cache and measures the bytes that it loads and its paint metrics. */
export async function measureFirstVisit(
  browser: Browser,
  address: string,
  path: string,
): Promise<FirstVisit> {
  const { context, page } = await openPhone(browser);
  const bytes = { script: 0, style: 0, font: 0, html: 0 };
  page.on("response", (response) => addBytes(response, bytes));
  await page.addInitScript(watchPaint);
  await page.goto(address + path, { waitUntil: "load" });
  await page.waitForTimeout(SETTLE_MS);
  const paint = await page.evaluate(readPaint);
  await context.close();
  return { path, ...bytes, ...paint };
}

function addBytes(response: Response, bytes: Record<Exclude<Kind, null>, number>): void {
  const headers = response.headers();
  const kind = kindOf(headers["content-type"] ?? "");
  if (kind) bytes[kind] += Number(headers["content-length"] ?? 0);
}
