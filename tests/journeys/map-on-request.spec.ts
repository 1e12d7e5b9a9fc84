import { expect, test } from "@playwright/test";
import { DEMO_DATA } from "../harness/data-folders.ts";
import { type Product, startProduct } from "../harness/product.ts";

// With MAPS_LOAD=press, which is recommended for real sites, the map service receives no request before the visitor asks for a
// map. The default is "visible".
test.describe.configure({ mode: "default" });

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ copyOf: DEMO_DATA, env: { MAPS_LOAD: "press" } });
});
test.afterAll(() => product.stop());

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a link to the map at its provider serves where nothing can be pressed", async ({ page }) => {
    for (const path of ["/", "/company/102"]) {
      await page.goto(`${product.url}${path}`);
      const link = page.getByRole("link", { name: /^See .+ on Google Maps$/ }).first();
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute(
        "href",
        /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=./,
      );
    }
  });
});

test("no other site is asked for anything before “Show map” is pressed", async ({ page }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(product.url) && !request.url().startsWith("data:"))
      elsewhere.push(new URL(request.url()).hostname);
  });
  for (const path of ["/", "/company/102"]) {
    await page.goto(`${product.url}${path}`);
    const show = page.getByRole("button", { name: "Show map" }).first();
    await show.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 200);
    await page.keyboard.press("Tab");
    await expect(show).toBeVisible();
    expect(elsewhere).toEqual([]);
  }
  await page.getByRole("button", { name: "Show map" }).first().click();
  await expect.poll(() => elsewhere.some((host) => host.endsWith("google.com"))).toBe(true);
});
