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

/** The row of last month, or last week, in the table by periods: its name, the requests and how many were answered. */
const lastPeriod = (page: Page, unit: "month" | "week" = "month") =>
  page
    .getByRole("region", { name: `By ${unit}` })
    .getByRole("row")
    .nth(2);

async function expectLastMonth(page: Page, town: string) {
  const { requests, answered } = await lastMonthOf(page, town);
  const cells = lastPeriod(page).getByRole("cell");
  await expect(cells.nth(0)).toHaveText(String(requests));
  await expect(cells.nth(1)).toHaveText(String(answered));
}

test("two presses from the dashboard say how many requests Leeds got last month, and how many were answered", {
  tag: "@journey",
}, async ({ page }) => {
  await signIn(page);
  await page.getByRole("link", { name: "Figures" }).click();
  await expect(page.getByRole("heading", { name: "Figures", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Leeds", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Figures: Leeds" })).toBeVisible();
  await expectLastMonth(page, "Leeds");
});

test("a town can be typed in any case, and the weeks are of the same town", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin/figures");
  await page.getByRole("combobox", { name: "Town" }).fill(" cardiff");
  await page.getByRole("button", { name: "Show" }).click();
  await expectLastMonth(page, "Cardiff");
  await page.getByRole("link", { name: "By week" }).click();
  await expect(page.getByRole("heading", { name: "Figures: Cardiff" })).toBeVisible();
  await expect(lastPeriod(page, "week")).toContainText(" to ");
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

test("without a session the page leads to the sign-in, and from there back to what was asked", async ({
  page,
}) => {
  await page.goto("/admin/figures?by=week&town=Leeds");
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await page.getByLabel("Password").fill(ADMIN_PASSWORD);
  await page.getByLabel("Password").press("Enter");
  await expect(page.getByRole("heading", { name: "Figures: Leeds" })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/figures\?by=week&town=Leeds$/);
});

test("on a phone the current page of the desk is in sight among its pages", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  const current = page.getByRole("navigation", { name: "Administration" }).locator("[aria-current]");
  for (const path of ["/admin/log", "/admin/personal-data", "/admin/figures"]) {
    await page.goto(path);
    await expect(current).toBeInViewport({ ratio: 1 });
  }
});
