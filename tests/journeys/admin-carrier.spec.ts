import { expect, test } from "@playwright/test";
import { signIn } from "../harness/browser/sign-in.ts";

const NAME = "Checked Of Whitby Skips";
const LISTED = `/companies?search=${encodeURIComponent(NAME)}`;

test("a check of a carrier's registration is recorded by hand, shown, found by the filter, and removed", async ({
  page,
}) => {
  await signIn(page);
  await page.getByRole("button", { name: "Add New Company" }).click();
  const adding = page.getByRole("dialog", { name: "Add New Company" });
  await adding.getByLabel("Company Name").fill(NAME);
  await adding.getByLabel("Location").fill("Whitby");
  await adding.getByLabel("County").fill("North Yorkshire");
  await adding.getByLabel("Licence Number").fill("CBDU 99000001");
  await adding.getByRole("button", { name: "Add Company" }).click();
  await expect(adding).toHaveCount(0);

  await page.getByLabel("Search companies").fill(NAME);
  await expect(page.getByRole("row").filter({ hasText: NAME })).toHaveCount(1);
  await page.getByRole("button", { name: `Edit ${NAME}` }).click();
  const editing = page.getByRole("dialog", { name: "Edit Company" });
  await editing.getByText("Waste carrier registration: not checked").click();
  await expect(editing.getByText("Nobody has recorded a check.")).toBeVisible();
  await editing.getByRole("button", { name: "Record check" }).click();
  await expect(editing.getByLabel("How it was checked")).toHaveAccessibleDescription(
    "Please choose how you checked",
  );
  await editing.getByLabel("How it was checked").selectOption("The register's page");
  await editing.getByLabel("Register of").selectOption("England: Environment Agency");
  await editing.getByLabel("What was found").selectOption("Matched: number, name and tier agree");
  await editing.getByLabel("Checked by").fill("Ann");
  await editing.getByRole("button", { name: "Record check" }).click();
  await expect(editing.getByText(/^Waste carrier registration: checked \d/)).toBeVisible();

  await page.goto(`${LISTED}&evidence=1`);
  await expect(page.getByRole("link", { name: "Remove: Carrier checked" })).toBeVisible();
  await page.getByRole("link", { name: NAME, exact: true }).click();
  await expect(page.getByText(/^Checked at the register, on .*: number, name and tier agree$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "We approved this listing" })).toHaveAttribute(
    "href",
    "/how-we-work#verified",
  );
  await expect(page.getByText("Ann", { exact: true })).toHaveCount(0);
  // The number is a sample, so nothing links to a register.
  await expect(page.getByRole("link", { name: /public register/ })).toHaveCount(0);

  await page.goto("/admin");
  await page.getByLabel("Search companies").fill(NAME);
  await expect(page.getByRole("row").filter({ hasText: NAME })).toHaveCount(1);
  await page.getByRole("button", { name: `Edit ${NAME}` }).click();
  await editing.getByText(/^Waste carrier registration: checked/).click();
  await editing.getByRole("button", { name: /^Remove the check of/ }).click();
  const asked = page.getByRole("dialog", { name: /^Remove the check of/ });
  await asked.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(editing.getByText("Waste carrier registration: not checked")).toBeVisible();
  await page.goto(`${LISTED}&evidence=1`);
  await expect(page.getByText("No companies found")).toBeVisible();
});
