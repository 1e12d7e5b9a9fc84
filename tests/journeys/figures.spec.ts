import { expect, test } from "@playwright/test";
import { signIn } from "../harness/browser/sign-in.ts";
import { ADMIN_PASSWORD } from "../harness/product.ts";

test("one press from the dashboard says how many requests Leeds got last month, and how many were answered", {
  tag: "@journey",
}, async ({ page }) => {
  await signIn(page);
  await page.getByRole("link", { name: "Figures" }).click();
  const csv = await (await page.request.get("/admin/figures.csv")).text();
  const lines = csv.split("\r\n").map((line) => line.split(","));
  const [, lastMonth] = [...new Set(lines.slice(1).map(([from]) => from))];
  const leeds = lines.find(([from, , town]) => from === lastMonth && town === "Leeds");
  const row = page.getByRole("region", { name: "By town" }).getByRole("row", { name: /^Leeds/ });
  await expect(row.getByRole("cell").nth(0)).toHaveText(leeds?.[3] ?? "0");
  await expect(row.getByRole("cell").nth(1)).toHaveText(leeds?.[4] ?? "0");
});

test("the figures are shown by week, too", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin/figures");
  await page.getByRole("link", { name: "By week" }).click();
  const lastWeek = page.getByRole("region", { name: "By week" }).getByRole("row").nth(2);
  await expect(lastWeek).toContainText(" to ");
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
  await page.goto("/admin/figures?by=week");
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await page.getByLabel("Password").fill(ADMIN_PASSWORD);
  await page.getByLabel("Password").press("Enter");
  await expect(page.getByRole("heading", { name: "Figures", exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/figures\?by=week$/);
});

test("on a phone every page of the desk is in sight in its navigation", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  const links = page.getByRole("navigation", { name: "Administration" }).getByRole("link");
  for (const path of ["/admin/log", "/admin/personal-data", "/admin/figures"]) {
    await page.goto(path);
    await expect(links).toHaveCount(7);
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  }
});
