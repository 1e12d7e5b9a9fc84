import { expect, type Page, test } from "@playwright/test";
import { mailingProduct } from "../../harness/browser/mailing-product.ts";
import { CHROMIUM } from "../../harness/chromium.ts";

// Letters of 200%, as visitors set them in the browser. Media queries follow them, which a larger font of the page would not do.
test.use({ launchOptions: { ...CHROMIUM, args: [...CHROMIUM.args, "--blink-settings=defaultFontSize=32"] } });

/** Only emails contain the link to an answer. */
const running = mailingProduct();

const JOB = "location=LS6&size=6&stands=road&waste=soil,garden";
const PATHS = [
  ...[
    "/",
    "/?location=LS6",
    `/search?${JOB}`,
    "/companies",
    "/companies?mode=quote",
    "/company/541?location=LS6",
  ],
  ...["/compare?ids=102,541,4182&location=LS6&size=6", "/quote?companies=102,541", `/plan?${JOB}`],
  ...[`/price-comparison?${JOB}`, "/skip-hire/leeds"],
];

async function pathsOfRequest(): Promise<[receipt: string, answer: string]> {
  const response = await fetch(`${running.product.url}/api/quotes`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      ...{ name: "Robin Hale", email: "robin@home.example", phone: "020 7946 0123", location: "LS6 2AB" },
      ...{ skipSize: "builder-6-yard", wasteType: "mixed", hireLength: "1-week", additionalInfo: "" },
      companies: [{ id: 102 }, { id: 541 }],
    }),
  });
  const { receiptUrl } = (await response.json()) as { receiptUrl: string };
  const answer = () =>
    running.mail.received.flatMap(({ text }) => /\/answer\/\S+\.102\.\S+/.exec(text) ?? [])[0] ?? "";
  await expect.poll(answer).not.toBe("");
  return [new URL(receiptUrl, running.product.url).pathname, answer()];
}

/** Texts and fields that are cut off or beyond the window's edge, and names of companies without a width. */
const unreadable = (page: Page) =>
  page.evaluate(() => {
    // Lays out the whole page, as the product does after a navigation.
    document.documentElement.dataset.navigated = "";
    /** In a box that scrolls sideways, or only for screen readers. */
    const isElsewhere = (element: Element | null): boolean => {
      if (element === null || element === document.body) return false;
      const { overflowX, clipPath } = getComputedStyle(element);
      return /auto|scroll/.test(overflowX) || clipPath !== "none" || isElsewhere(element.parentElement);
    };
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const isWrong = (element: Element) => {
      const { width, right } = element.getBoundingClientRect();
      if (!element.checkVisibility() || right < 0 || isElsewhere(element)) return false;
      const { overflowX, display } = getComputedStyle(element);
      const mayCut = /hidden|clip/.test(overflowX) && display !== "inline" && !element.matches("select");
      return (
        (mayCut && element.scrollWidth > element.clientWidth + 1) ||
        ((hasText(element) || element.matches("input, select, textarea")) && right > innerWidth + 1) ||
        (element.matches("article h3 a") && width < 60)
      );
    };
    const wrong = [...document.querySelectorAll("body *")].filter(isWrong);
    const { scrollWidth } = document.documentElement;
    return [
      ...(scrollWidth > innerWidth ? [`The page is ${scrollWidth} pixels wide`] : []),
      ...wrong.map((element) => element.outerHTML.slice(0, 150)),
    ];
  });

test("with letters of 200% every text of the main pages can be read on a phone", { tag: "@journey" }, async ({
  page,
}) => {
  for (const path of [...PATHS, ...(await pathsOfRequest())]) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(running.product.url + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    // In a window of 480 pixels, these letters are as large as letters of 150% in one of 360 pixels.
    for (const width of [360, 480]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await unreadable(page), `${path} at ${width}`).toEqual([]);
    }
  }
});
