import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { quoteOf } from "../harness/browser/quote-forms.ts";
import { signIn } from "../harness/browser/sign-in.ts";

const ZOE = { name: "Zoe Wren", email: "Zoe.Wren@home.example", phone: "+44 7700 900777" };

test("the administrator finds what is kept about a person, saves it, erases it and reads what stays", {
  tag: "@journey",
}, async ({ page }) => {
  const listed = await page.request.get("/api/companies?quotable=true&page=1&limit=2");
  const { companies } = await listed.json();
  const asked = await page.request.post("/api/quotes", { data: { ...quoteOf(companies), ...ZOE } });
  const { reference } = await asked.json();
  const review = {
    companyId: companies[0].id,
    customerName: ZOE.name,
    rating: 5,
    title: "Tidy",
    content: "Ok.",
  };
  await page.request.post("/api/reviews", { data: { ...review, email: ZOE.email } });

  await signIn(page);
  await page.getByRole("link", { name: "Personal data" }).click();
  const field = page.getByLabel("Email address or telephone number");
  await field.fill("Zoe");
  await page.keyboard.press("Enter");
  await expect(field).toHaveAccessibleDescription(/Enter an email address or a telephone number/);
  await expect(field).toBeFocused();

  await field.fill("zoe.wren@HOME.example");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Kept about zoe.wren@HOME.example" })).toBeFocused();
  const request = page.getByRole("listitem").filter({ hasText: reference });
  await expect(request).toContainText(ZOE.phone);
  await expect(request).toContainText(companies[1].name);
  await expect(page.getByRole("listitem").filter({ hasText: "Tidy" })).toContainText(ZOE.name);
  expect(page.url()).not.toMatch(/zoe/i);

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as JSON" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^personal-data-[\d-]+\.json$/);
  const saved = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(saved.quotes).toMatchObject([{ reference, ...ZOE }]);
  expect(saved.reviews).toMatchObject([{ title: "Tidy" }]);

  await page.getByRole("button", { name: "Erase", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Erase personal data" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await question.getByRole("button", { name: "Erase", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Erased: zoe.wren@HOME.example" })).toBeFocused();
  await expect(page.getByText(/Done: 1 request, 1 review/)).toBeVisible();
  await expect(page.getByText(/Stays: .*public ledger/)).toBeVisible();
  await expect(request).toContainText("Erased at");
  await expect(request).not.toContainText(ZOE.name);

  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("tab", { name: "Quote Requests" }).click();
  await page.getByRole("button", { name: `Details deleted, ${reference}` }).click();
  const card = page.getByRole("article").filter({ hasText: reference });
  await expect(card).toContainText("Details deleted");
});
