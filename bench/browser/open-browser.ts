import { type Browser, type BrowserContext, chromium } from "@playwright/test";

/** The phone that Lighthouse's mobile test emulates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** The slow 4G network of Lighthouse's mobile test: latency in milliseconds, throughput in bytes per second. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** CPU slowdown factor of Lighthouse's mobile test. */
const CPU_SLOWDOWN = 4;

/** Starts a Chromium that can connect to this machine only. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      // While DevTools is attached, V8 computes the source position of every error object. With lazy source positions, V8 then
      // parses all of React again, which takes 40 ms with the slow CPU. Without DevTools, an error object takes 60 µs.
      "--js-flags=--no-enable-lazy-source-positions",
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    ],
  });

/** Opens a page on a simulated phone, with an empty cache, a slow network and a slow processor. */
export async function openPhone(browser: Browser) {
  const context = await browser.newContext({ ...PHONE, locale: "en-GB" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return { context, page };
}

export const openDesktop = async (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-GB" });
