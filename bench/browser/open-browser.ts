import { type Browser, type BrowserContext, chromium } from "@playwright/test";

/** As Lighthouse's mobile test: a mid-range phone on a slow line. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWER_CPU = 4;

/** A Chromium that reaches nothing but this machine. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      // Who watches a browser has it note where each error was made: V8 then reads all of React a second time (40 ms at a phone's
      // speed) for three errors it makes beforehand. Visitors' browsers do not (60 µs), nor does this one if it knows all along.
      "--js-flags=--no-enable-lazy-source-positions",
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    ],
  });

/** A visitor who comes for the first time, on a phone. */
export async function openPhone(browser: Browser) {
  const context = await browser.newContext({ ...PHONE, locale: "en-GB" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_CPU });
  return { context, page };
}

export const openDesk = async (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-GB" });
