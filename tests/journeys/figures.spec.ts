import { expect, type Page, test } from "@playwright/test";
import { signIn } from "../harness/browser/sign-in.ts";
import { ADMIN_PASSWORD } from "../harness/product.ts";

/** Reads from figures.csv how many requests a town's companies received last month, and how many of these were answered. */
async function lastMonthOf(page: Page, town: string) {
  const csv = await (await page.request.get("/admin/figures.csv")).text();
  const rows = csv.split("\r\n").map((line) => line.split(","));
  const [, lastMonth] = [...new Set(rows.slice(1).map(([from]) => from))];
  const row = rows.find(([from, , named]) => from === lastMonth && named === town);
  return { requests: Number(row?.[3] ?? 0), answered: Number(row?.[4] ?? 0) };
}

const sentence = (town: string, { requests, answered }: { requests: number; answered: number }) =>
  requests === 0
    ? `Companies in ${town} got no requests.`
    : `Companies in ${town} got ${requests} ${requests === 1 ? "request" : "requests"}, and ${answered} ${answered === 1 ? "was" : "were"} answered`;

const lastMonth = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: /^Last month: / }) });

test("two presses from the dashboard say how many requests Leeds got last month, and how many were answered", {
  tag: "@journey",
}, async ({ page }) => {
  await signIn(page);
  await page.getByRole("link", { name: "Figures" }).click();
  await expect(page.getByRole("heading", { name: "Figures", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Leeds", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Figures: Leeds" })).toBeVisible();
  await expect(lastMonth(page)).toContainText(sentence("Leeds", await lastMonthOf(page, "Leeds")));
});

test("a town can be typed in any case, and the weeks are of the same town", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin/figures");
  await page.getByRole("combobox", { name: "Town" }).fill(" cardiff");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(lastMonth(page)).toContainText(sentence("Cardiff", await lastMonthOf(page, "Cardiff")));
  await page.getByRole("link", { name: "By week" }).click();
  await expect(page.getByRole("heading", { name: "Figures: Cardiff" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Last week: / })).toBeVisible();
  await page.getByRole("combobox", { name: "Town" }).fill("Ledes");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("combobox", { name: "Town" })).toHaveAccessibleDescription(
    /No listing names Ledes as its town/,
  );
  await page.getByRole("link", { name: "Leeds", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Figures: Leeds" })).toBeVisible();
});

test("every chart has its figures as its name, and the table has the same", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin/figures");
  const chart = page.getByRole("img", { name: /^Requests\. / });
  const name = await chart.evaluate((svg) => svg.querySelector("title")?.textContent ?? "");
  const rows = page.getByRole("region", { name: "By month" }).getByRole("row");
  await expect(rows).toHaveCount(13);
  const [month, requests] = [rows.nth(2).getByRole("rowheader"), rows.nth(2).getByRole("cell").first()];
  expect(name).toContain(`${await month.innerText()}: ${await requests.innerText()},`);
});

test("signing in for the figures opens the other pages of the administrator too, also after an expired session", async ({
  page,
}) => {
  await page.goto("/admin/figures");
  await page.getByLabel("Password").fill(ADMIN_PASSWORD);
  await page.getByLabel("Password").press("Enter");
  await expect(page.getByRole("heading", { name: "Figures", exact: true })).toBeVisible();
  await page.goto("/admin/log");
  await expect(page.getByRole("heading", { name: "Log of changes" })).toBeVisible();
  await page.evaluate(() => localStorage.setItem("adminToken", "expired"));
  await page.goto("/admin");
  await expect(page.getByRole("tab", { name: "Companies Management" })).toBeVisible();
  await expect(page.getByText("Session expired")).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page asks for the password, and opens as it was asked for", async ({ page }) => {
    await page.goto("/admin/figures?by=week&town=Leeds");
    await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
    await page.getByLabel("Password").fill("wrong");
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByLabel("Password")).toHaveAccessibleDescription(
      /Invalid password. Please try again./,
    );
    await page.getByLabel("Password").fill(ADMIN_PASSWORD);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByRole("heading", { name: "Figures: Leeds" })).toBeVisible();
    expect(page.url()).toContain("?by=week&town=Leeds");
    await page.getByRole("link", { name: "By month" }).click();
    await expect(page.getByRole("heading", { name: /^Last month: / })).toBeVisible();
  });
});
