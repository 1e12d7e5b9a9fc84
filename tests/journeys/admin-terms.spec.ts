import { expect, type Locator, test } from "@playwright/test";
import { signIn } from "../harness/browser/sign-in.ts";

const saved = (dialog: Locator) => expect(dialog).toHaveCount(0);

/** The checkbox of a waste that the company does not take. */
const refused = (dialog: Locator, waste: string) =>
  dialog.getByRole("group", { name: "Does not take" }).getByRole("checkbox", { name: waste });

test("prices, areas and wastes are entered as rows, checked at the cell, and stored", {
  tag: "@journey",
}, async ({ page }) => {
  await signIn(page);
  await page.getByRole("button", { name: "Add New Company" }).click();
  const dialog = page.getByRole("dialog", { name: "Add New Company" });
  await dialog.getByLabel("Company Name").fill("Terms Of Whitby Skips");
  await dialog.getByLabel("Location").fill("Whitby");
  await dialog.getByLabel("County").fill("North Yorkshire");
  await dialog.getByLabel("Skip Sizes").fill("6 yard, 8 yard");

  await dialog.getByRole("button", { name: "Add a size" }).click();
  const six = dialog.getByRole("group", { name: "6 yard", exact: true });
  await expect(six.getByLabel("Price (£)")).toBeFocused();
  await page.keyboard.type("dear");
  await dialog.getByRole("button", { name: "Add a size" }).click();
  await dialog.getByRole("group", { name: "8 yard", exact: true }).getByLabel("Price (£)").fill("£240");
  await dialog.getByRole("button", { name: "Add a radius" }).click();
  await page.keyboard.type("30");
  await dialog.getByRole("button", { name: "Add postcode districts" }).click();
  await page.keyboard.type("YO21-YO22, Whitby");
  await refused(dialog, "Tyres").check();
  await dialog.getByRole("button", { name: "Add a charge" }).click();
  await dialog.getByLabel("Charge (£)").fill("20");
  await dialog.getByLabel("Notice (working days)").fill("2");
  await dialog.getByRole("button", { name: "Today" }).click();

  await dialog.getByRole("button", { name: "Add Company" }).click();
  await expect(six.getByLabel("Price (£)")).toHaveAccessibleDescription("An amount looks like 210.00");
  await expect(six.getByLabel("Price (£)")).toBeFocused();
  const districts = dialog.getByLabel("Postcode districts", { exact: true });
  await expect(districts).toHaveAccessibleDescription(/"WHITBY" is not a postcode district/);
  await six.getByLabel("Price (£)").fill("195.50");
  await six.getByLabel("Days of hire").fill("14");
  await six.getByLabel("Extra week (£)").fill("25");
  await six.getByLabel("Soil or rubble").selectOption("Yes");
  await districts.fill("YO21-YO22");
  await dialog.getByRole("button", { name: "Remove area 1" }).click();
  await dialog.getByRole("button", { name: "Add Company" }).click();
  await saved(dialog);

  const { companies } = await (await page.request.get("/api/companies?search=Terms+Of+Whitby&page=1")).json();
  expect(companies[0]).toMatchObject({
    prices: [
      {
        size: 6,
        price: "195.50",
        hireDays: 14,
        extraWeek: "25.00",
        heavyAllowed: true,
        statedBy: "directory",
      },
      { size: 8, price: "240.00", hireDays: null, extraWeek: null, heavyAllowed: null },
    ],
    coverageAreas: [{ type: "districts", codes: ["YO21", "YO22"] }],
    refuses: ["tyres"],
    acceptsAtCharge: [{ waste: "mattress", price: "20.00", unit: "each" }],
    noticeDays: 2,
    confirmedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
});

test("a list that was typed stays when a newer version is loaded, and is named if both changed it", async ({
  page,
}) => {
  await signIn(page);
  await page.getByLabel("Search companies").fill("Wheelwright Recycling");
  // Named, because the list shows its first page until the search has filtered it.
  const edit = page.getByRole("button", { name: /^Edit Wheelwright Recycling/ }).first();
  await edit.click();
  const dialog = page.getByRole("dialog", { name: "Edit Company" });
  const token = await page.evaluate(() => localStorage.getItem("adminToken"));
  const opened = page.waitForRequest((request) => request.method() === "PUT");
  await dialog.getByLabel("Notice (working days)").fill("9");
  await refused(dialog, "Metal").click();
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  const put = await opened;
  expect(Object.keys(put.postDataJSON()).sort()).toEqual(["noticeDays", "refuses", "updatedAt"]);
  await saved(dialog);
  const path = new URL(put.url()).pathname;

  await edit.click();
  await expect(dialog.getByLabel("Notice (working days)")).toHaveValue("9");
  const other = await page.request.put(path, {
    headers: { authorization: `Bearer ${token}` },
    data: { noticeDays: 3, acceptsAtCharge: [], refuses: ["asbestos"], insurance: "Newer insurance" },
  });
  expect(other.status()).toBe(200);
  await refused(dialog, "Garden").check();
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await dialog.getByRole("button", { name: "Load the newer version" }).click();
  await expect(dialog.getByText("Saving replaces the newer values of: Does not take.")).toBeVisible();
  await expect(dialog.getByText("Saved by somebody else: Asbestos")).toBeVisible();
  await expect(dialog.getByText(/^Typed by you: .*Garden/)).toBeVisible();
  await expect(dialog.getByLabel("Notice (working days)")).toHaveValue("3");
  await expect(dialog.getByLabel("Insurance")).toHaveValue("Newer insurance");
  await expect(refused(dialog, "Garden")).toBeChecked();
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await saved(dialog);
  const company = await (await page.request.get(path)).json();
  expect(company.refuses).toContain("garden");
  expect(company.noticeDays).toBe(3);
});
