import type { Browser, Response } from "@playwright/test";
import { openPhone } from "./open-browser.ts";
import { type Paint, readPaint, watchPaint } from "./watch-paint.ts";

export interface Visit extends Paint {
  path: string;
  /** Bytes over the line. */
  script: number;
  style: number;
  font: number;
  html: number;
}

/** Long enough for what a page does of its own accord after it was loaded. */
const SETTLE_MS = 1_500;

type Kind = "script" | "style" | "font" | "html" | null;

function kindOf(type: string): Kind {
  if (type.includes("javascript")) return "script";
  if (type.includes("css")) return "style";
  if (type.includes("font")) return "font";
  return type.includes("html") ? "html" : null;
}

/** A first visit to a page: what it loads, and how it comes up. */
export async function firstVisit(browser: Browser, address: string, path: string): Promise<Visit> {
  const { context, page } = await openPhone(browser);
  const bytes = { script: 0, style: 0, font: 0, html: 0 };
  page.on("response", (response) => note(response, bytes));
  await page.addInitScript(watchPaint);
  await page.goto(address + path, { waitUntil: "load" });
  await page.waitForTimeout(SETTLE_MS);
  const paint = await page.evaluate(readPaint);
  await context.close();
  return { path, ...bytes, ...paint };
}

function note(response: Response, bytes: Record<Exclude<Kind, null>, number>): void {
  const headers = response.headers();
  const kind = kindOf(headers["content-type"] ?? "");
  if (kind) bytes[kind] += Number(headers["content-length"] ?? 0);
}
