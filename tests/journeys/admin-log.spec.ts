import { expect, type Page, test } from "@playwright/test";
import { signIn } from "../harness/browser/sign-in.ts";

const NAME = "Juniper Log Skips";

/** Calls the API as the administrator who is signed in. */
async function post(page: Page, path: string, data: object) {
  const token = await page.evaluate(() => localStorage.getItem("adminToken"));
  const response = await page.request.post(path, { data, headers: { authorization: `Bearer ${token}` } });
  expect(response.ok()).toBe(true);
  return response.json();
}

test("an edit and a removed review are found in the log, and both are undone", { tag: "@journey" }, async ({
  page,
}) => {
  await signIn(page);
  const facts = { name: NAME, location: "Whitby", county: "North Yorkshire", phone: "01632 960001" };
  const { id } = await post(page, "/api/companies", facts);
  const review = { customerName: "Ann", rating: 2, title: "Came late", content: "Two days late." };
  await post(page, "/api/reviews", { ...review, companyId: id });

  await page.getByLabel("Search companies").fill(NAME);
  await page.getByRole("button", { name: `Edit ${NAME}` }).click();
  await page.getByRole("dialog").getByLabel("Phone").fill("01632 960002");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Company updated successfully").first()).toBeVisible();
  await page.getByRole("link", { name: `Reviews of ${NAME}` }).click();
  await page
    .getByRole("row")
    .getByRole("button", { name: /Came late/ })
    .click();
  await page.getByLabel("Why “Came late” is removed").selectOption("It is not a real experience");
  await page.getByRole("button", { name: "Remove “Came late”" }).click();
  await expect(page.getByText("No reviews found of this company")).toBeVisible();

  await page.getByRole("link", { name: "Log of changes" }).click();
  await page.getByLabel("Company", { exact: true }).fill(NAME);
  // The log without the filter may have as many changes.
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByText("3 changes", { exact: true })).toBeVisible();
  const edit = page.getByRole("listitem").filter({ hasText: "Listing changed" });
  await expect(edit).toContainText("Before: 01632 960001");
  await expect(edit).toContainText("After: 01632 960002");
  await page.getByRole("button", { name: /^Bring back: Review removed/ }).click();
  await expect(page.getByText("The review is back").first()).toBeVisible();
  await page.getByRole("button", { name: /^Undo: Listing changed/ }).click();
  await expect(page.getByText("4 changes", { exact: true })).toBeFocused();

  // A company that has reviews by now is kept, and the message says why.
  await page.getByRole("button", { name: /^Take out/ }).click();
  await expect(
    page.getByText("The company has reviews by now, so it was not taken out.").first(),
  ).toBeVisible();
  await page.getByLabel("What changed").selectOption("Reviews");
  await expect(page.getByText("1 change", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/search=Juniper.*what=reviews/);

  await page.goto(`/company/${id}`);
  await expect(page.getByText("01632 960001").first()).toBeVisible();
  await expect(page.getByText("Came late").first()).toBeVisible();
  await page.goto("/reviews-ledger");
  await expect(
    page
      .getByRole("row")
      .filter({ hasText: /restored.*undone/ })
      .first(),
  ).toBeVisible();
});
