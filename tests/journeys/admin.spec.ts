import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { quoteOf } from "../harness/browser/quote-forms.ts";
import { signIn } from "../harness/browser/sign-in.ts";
import { ADMIN_PASSWORD } from "../harness/product.ts";

test("the dashboard opens with the right password only, stays open, and closes at logout", {
  tag: "@journey",
}, async ({ page }) => {
  await page.goto("/admin");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Please enter a password", { exact: true })).toBeVisible();
  await page.getByLabel("Password").fill("wrong");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Invalid password. Please try again.", { exact: true })).toBeVisible();
  await signIn(page);
  await page.reload();
  await expect(page.getByRole("tab", { name: "Companies Management", selected: true })).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await expect(page.getByLabel("Password")).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("adminToken"))).toBeNull();
});

test("signing out everywhere closes the dashboard only if the server has ended the sessions", async ({
  page,
}) => {
  await signIn(page);
  // The test answers the call that signs out everywhere itself, because the server would end the sessions of other tests.
  let status = 503;
  await page.route("**/api/admin/logout?everywhere=true", (route) => route.fulfill({ status, body: "{}" }));
  const button = page.getByRole("button", { name: "Sign out everywhere" });
  const press = async () => {
    await button.click();
    await page.getByRole("dialog").getByRole("button", { name: "Sign out everywhere" }).click();
  };
  await press();
  await expect(
    page.getByText("We couldn't sign you out everywhere. Please try again.").first(),
  ).toBeVisible();
  await expect(button).toBeVisible();
  status = 200;
  await press();
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await expect(page.getByText("Every device has to sign in again.").first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("adminToken"))).toBeNull();
});

test("a company is added, found by visitors at once, and edited", { tag: "@journey" }, async ({ page }) => {
  await signIn(page);
  await page.getByRole("button", { name: "Add New Company" }).click();
  const dialog = page.getByRole("dialog", { name: "Add New Company" });
  await dialog.getByRole("button", { name: "Add Company" }).click();
  await expect(dialog.getByText("Company name is required", { exact: true })).toBeVisible();
  await expect(dialog.getByText("Location is required", { exact: true })).toBeVisible();
  await expect(dialog.getByText("County is required", { exact: true })).toBeVisible();
  await dialog.getByLabel("Company Name").fill("Zebra Crossing Skips");
  await dialog.getByLabel("Location").fill("Whitby");
  await dialog.getByLabel("County").fill("North Yorkshire");
  await dialog.getByLabel("Postcode").fill("YO21 1AA");
  await dialog.getByRole("button", { name: "Add Company" }).click();
  await expect(page.getByText("Company added successfully", { exact: true })).toBeVisible();

  await page.getByLabel("Search companies").fill("zebra crossing");
  await page.getByRole("button", { name: "Edit Zebra Crossing Skips" }).click();
  const editor = page.getByRole("dialog", { name: "Edit Company" });
  await expect(editor.getByLabel("County")).toHaveValue("North Yorkshire");
  await editor.getByLabel("Services").fill("Domestic skip hire, Wait and load");
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Company updated successfully", { exact: true })).toBeVisible();

  await page.goto("/search?location=Whitby&radius=5&search=zebra");
  const card = page.getByRole("article").filter({ hasText: "Zebra Crossing Skips" });
  await expect(card).toContainText("Wait and load");
  await expect(card).toContainText("no reviews");
  await card.getByRole("link", { name: "Zebra Crossing Skips", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Zebra Crossing Skips" })).toBeVisible();
  await expect(page.getByText("No reviews yet.")).toBeVisible();
  await expect(page.getByText(/\(15 reviews\)/)).toHaveCount(0);
});

test("a second company of the same name, and an unknown postcode, are added only after a warning", async ({
  page,
}) => {
  await signIn(page);
  await page.getByLabel("Search companies").fill("0113 496 0000 000");
  await expect(page.getByText("0 companies", { exact: false }).first()).toBeVisible();
  await page.getByRole("button", { name: "Add New Company" }).click();
  const dialog = page.getByRole("dialog", { name: "Add New Company" });
  await dialog.getByLabel("Company Name").fill("Ouse & Sons Skips");
  await dialog.getByLabel("Location").fill("Leeds");
  await dialog.getByLabel("County").fill("West Yorkshire");
  await dialog.getByRole("button", { name: "Add Company" }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole("button", { name: "Add New Company" }).click();
  await dialog.getByLabel("Company Name").fill("ouse & sons skips");
  await dialog.getByLabel("Location").fill("Leeds");
  await dialog.getByLabel("County").fill("West Yorkshire");
  await dialog.getByLabel("Postcode").fill("ZZ99 9ZZ");
  await dialog.getByRole("button", { name: "Add Company" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "Ouse & Sons Skips in Leeds is already listed (same name). We don't know the postcode ZZ99 9ZZ, so searches find the company at the centre of Leeds. If that's right, press Add Company again.",
  );
  await dialog.getByRole("button", { name: "Add Company" }).click();
  await expect(dialog).toHaveCount(0);
});

test("what is typed at the desk comes back after a reload and another page, and ends with the session", async ({
  page,
}) => {
  await page.goto("/admin");
  await page.getByLabel("Password").fill("Shown 1!");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(page.getByLabel("Password")).toHaveAttribute("type", "text");
  await signIn(page);
  const open = () => page.getByRole("button", { name: "Add New Company" }).click();
  const dialog = page.getByRole("dialog", { name: "Add New Company" });
  const name = dialog.getByLabel("Company Name");
  await open();
  await name.fill("Kept Skips");
  await dialog.getByRole("button", { name: "Add a size" }).click();
  await page.reload();
  await open();
  await expect(name).toHaveValue("Kept Skips");
  await expect(dialog.getByLabel("Size (yd)")).toHaveCount(1);
  await page.goto("/admin/log");
  await page.goto("/admin");
  await open();
  await expect(name).toHaveValue("Kept Skips");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByLabel("Password")).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /desk/.test(key)))).toEqual(
    [],
  );
});

test("Back returns to the tab of the dashboard that was shown before", async ({ page }) => {
  await signIn(page);
  await page.getByRole("tab", { name: "Quote Requests" }).click();
  await expect(page.getByRole("tab", { name: "Quote Requests", selected: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Companies Management", selected: true })).toBeVisible();
});

test("a quote request shows its recipients and is deleted after a confirmation", { tag: "@journey" }, async ({
  page,
  request,
}) => {
  const companies = await (await request.get("/api/companies?quotable=true&page=1&limit=2")).json();
  const name = `Robin ${Date.now()}`;
  const accepted = await request.post("/api/quotes", {
    data: quoteOf(companies.companies, name),
  });
  expect(accepted.status()).toBe(201);
  await signIn(page);
  await page.getByRole("tab", { name: "Quote Requests" }).click();
  await page.getByLabel("Search requests").fill(name.toUpperCase());
  await expect(page.getByText("1 request", { exact: true })).toBeVisible();
  await page.getByLabel("State").selectOption("Withdrawn");
  await expect(page.getByText("No quote requests found")).toBeVisible();
  await page.getByLabel("State").selectOption("Not answered");
  const row = page.getByRole("row", { name });
  await expect(row).toContainText("0 of 2");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export these (CSV)" }).click();
  const lines = (await readFile(await (await download).path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(name);
  await row.getByRole("button", { name }).click();
  const card = page.getByRole("article").filter({ hasText: name });
  await expect(card.getByRole("list", { name: "Companies" }).getByRole("listitem")).toHaveCount(2);
  // Links of the work queue find a request by its reference, and open it.
  await page.goto(`/admin?tab=quotes&reference=${lines[1]?.split(",")[0]}`);
  await expect(page.getByText("1 request", { exact: true })).toBeVisible();
  await card.getByRole("button", { name: /^Delete/ }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText(
    `Are you sure you want to delete the quote request from ${name}? This action cannot be undone.`,
  );
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Quote request deleted successfully", { exact: true })).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByText("No quote requests found")).toBeFocused();
});

test("a customer's name of 70 letters makes the table no wider than a phone", async ({ page, request }) => {
  const { companies } = await (await request.get("/api/companies?quotable=true&page=1&limit=2")).json();
  const name = "Wilhelmina Rindfleischetikettierungsueberwachungsaufgabenuebertragungs";
  expect((await request.post("/api/quotes", { data: quoteOf(companies, name) })).status()).toBe(201);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  await page.getByRole("tab", { name: "Quote Requests" }).click();
  await expect(page.getByRole("button", { name: new RegExp(name) })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("companies are featured together and back with one press, and the address keeps the table", async ({
  page,
}) => {
  await signIn(page);
  await page.getByLabel("Show").selectOption("No email address");
  await expect(page).toHaveURL(/show=no-email$/);
  const listed = page.getByRole("row").filter({ has: page.getByRole("checkbox") });
  for (const next of [2, 3]) {
    // The rows of the page before stay until the next ones have come.
    const answer = page.waitForResponse((response) => {
      const asked = response.url().endsWith("/api/companies/find") ? response.request().postDataJSON() : {};
      return asked.page === next && asked.filter === "no-email";
    });
    await page.getByRole("button", { name: "Next" }).click();
    const [first] = (await (await answer).json()).companies;
    await expect(page.getByText(`Page ${next} of`)).toBeVisible();
    await expect(listed.first().getByRole("rowheader")).toContainText(first.name);
  }
  // Other tests add and change companies meanwhile, so the rows are found by their names and not by their positions.
  const headers = await listed.getByRole("rowheader").allInnerTexts();
  const rows = headers.slice(9, 11).map((name) => listed.filter({ hasText: name }));
  await page.reload();
  await expect(page.getByText(/^Page 3 of/)).toBeVisible();
  await expect(page.getByLabel("Show").locator("option:checked")).toHaveText("No email address");
  for (const row of rows) await row.getByRole("checkbox").check();
  const selected = page.getByRole("group", { name: "Selected companies" });
  await expect(selected).toContainText("2 selected");
  await selected.getByRole("button", { name: "Feature", exact: true }).click();
  for (const row of rows) await expect(row).toContainText("Featured");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  for (const row of rows) await expect(row).not.toContainText("Featured");
  await expect(selected).not.toContainText("selected");
});

test("quote requests need a session", async ({ request }) => {
  expect((await request.get("/api/quotes")).status()).toBe(401);
});

test("an ended session leads back to the login at the next request", async ({ page, context }) => {
  await signIn(page);
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeFocused();
  await context.clearCookies();
  await page.getByRole("tab", { name: "Quote Requests" }).click();
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await expect(page.getByText("Session expired", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Password")).toBeFocused();
});

test("what was typed into a company is still there after an ended session", async ({ page }) => {
  await signIn(page);
  await page.getByRole("button", { name: "Add New Company" }).click();
  const dialog = page.getByRole("dialog", { name: "Add New Company" });
  await dialog.getByLabel("Company Name").fill(`Heron Skips ${Date.now()}`);
  await dialog.getByLabel("Location").fill("Whitby");
  await dialog.getByLabel("County").fill("North Yorkshire");
  await page.route(
    "/api/companies",
    (route) => route.fulfill({ status: 401, json: { message: "Sign in" } }),
    {
      times: 1,
    },
  );
  await dialog.getByRole("button", { name: "Add Company" }).click();
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await expect(dialog.getByLabel("Company Name")).toBeHidden();
  await expect(page.getByLabel("Password")).toBeFocused();
  await expect(page.getByText("Failed to add company", { exact: true })).toHaveCount(0);
  await expect(page.getByText("What you typed is kept behind this window.")).toBeVisible();
  await page.keyboard.press("Escape");
  const leaving = page.getByRole("dialog", { name: "Leave without signing in?" });
  await leaving.getByRole("button", { name: "Cancel" }).click();
  await page.getByLabel("Password").fill(ADMIN_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("County")).toHaveValue("North Yorkshire");
  await dialog.getByRole("button", { name: "Add Company" }).click();
  await expect(page.getByText("Company added successfully", { exact: true })).toBeVisible();
});

test("an error toast within a dialog is reachable by keyboard, and typed values are discarded only on request", async ({
  page,
}) => {
  await page.route("/api/companies", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await signIn(page);
  await page.getByRole("button", { name: "Add New Company" }).click();
  const dialog = page.getByRole("dialog", { name: "Add New Company" });
  const name = dialog.getByLabel("Company Name");
  await expect(name).toBeFocused();
  await name.fill("Heron Skips");
  await dialog.getByLabel("Location").fill("Whitby");
  await dialog.getByLabel("County").fill("North Yorkshire");
  await dialog.getByLabel("County").press("Enter");
  await expect(dialog.getByText("Failed to add company", { exact: true })).toBeVisible();
  const region = dialog.getByRole("region", { name: "Notifications (F8)" });
  await expect(region.getByRole("listitem")).toBeVisible();
  await page.keyboard.press("F8");
  await expect(region.getByRole("list")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog.getByLabel("County")).toBeFocused();
  await expect(region.getByRole("listitem")).toHaveCount(0);

  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "Discard what you typed?" }).press("Escape");
  await expect(name).toHaveValue("Heron Skips");
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add New Company" })).toBeFocused();
});

test("a review is removed with one press, comes back with another, and the company's count follows", async ({
  page,
}) => {
  await signIn(page);
  await page.getByLabel("Search companies").fill("Braithwaite & Daughters");
  await page.getByRole("link", { name: "Reviews of Braithwaite & Daughters Skip Hire" }).click();
  const count = (reviews: number) => page.getByText(`${reviews} reviews of this company`, { exact: true });
  const remove = page.getByRole("button", { name: /^Remove “/ });
  const review = page.getByRole("row").getByRole("button", { expanded: false }).first();
  const reason = page.getByLabel(/^Why “/);
  await expect(count(40)).toBeVisible();
  await review.click();
  await expect(remove).toBeDisabled();
  await reason.selectOption("It is not a real experience");
  await remove.click();
  await expect(page.getByText("Review removed", { exact: true })).toBeVisible();
  await expect(count(39)).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(count(40)).toBeVisible();
  await review.click();
  await reason.selectOption("It is not a real experience");
  await remove.click();
  await expect(count(39)).toBeVisible();
  await page.goto("/company/102");
  await expect(page.getByText("(39 reviews)").first()).toBeVisible();
});

test("all reviews of a company that are ticked are removed in one step, after a reason", async ({ page }) => {
  const review = { companyId: 11, customerName: "Ann", rating: 1, title: "Stuffed" };
  for (let sent = 0; sent < 3; sent++) {
    const data = { ...review, content: `Never came, ${sent + 1} times.` };
    expect((await page.request.post("/api/reviews", { data })).status()).toBe(201);
  }
  await page.goto("/company/11");
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  await signIn(page);
  await page.getByLabel("Search companies").fill(name);
  await page.getByRole("link", { name: `Reviews of ${name}` }).click();
  const stuffed = page.getByRole("checkbox", { name: `Select “Stuffed” about ${name}` });
  await expect(stuffed).toHaveCount(3);
  for (const box of await stuffed.all()) await box.check();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Remove 3 reviews" });
  await dialog.getByLabel("Why they are removed").selectOption("It is not a real experience");
  await dialog.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("3 reviews removed.").first()).toBeVisible();
  await expect(stuffed).toHaveCount(0);
});

test("an edit based on an older version is refused, keeps what was typed and loads the newer version", async ({
  page,
}) => {
  const admin = async () => {
    const token = await page.evaluate(() => localStorage.getItem("adminToken"));
    return { authorization: `Bearer ${token}` };
  };
  await signIn(page);
  const fields = { name: "Twice Edited Skips", location: "Whitby", county: "North Yorkshire" };
  const added = await page.request.post("/api/companies", { data: fields, headers: await admin() });
  const path = `/api/companies/${(await added.json()).id}`;
  await page.getByLabel("Search companies").fill("twice edited");
  await page.getByRole("button", { name: "Edit Twice Edited Skips" }).click();
  const editor = page.getByRole("dialog", { name: "Edit Company" });
  await editor.getByLabel("Phone").fill("01632 960002");
  const other = { phone: "01632 960001", description: "Two lorries." };
  await page.request.put(path, { data: other, headers: await admin() });

  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(editor.getByText(/^Somebody else changed this company/)).toBeVisible();
  await expect(editor.getByLabel("Phone")).toHaveValue("01632 960002");
  await editor.getByRole("button", { name: "Load the newer version" }).click();
  const notice = editor.getByText(/^The newer version is loaded.* newer values of: Phone\.$/);
  await expect(notice.locator("..")).toBeFocused();
  await expect(editor.getByText("Saved by somebody else: 01632 960001")).toBeVisible();
  await expect(editor.getByText("Typed by you: 01632 960002")).toBeVisible();
  await expect(editor.getByLabel("Phone")).toHaveValue("01632 960002");
  await expect(editor.getByLabel("Description")).toHaveValue("Two lorries.");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Company updated successfully", { exact: true })).toBeVisible();
  expect(await (await page.request.get(path)).json()).toMatchObject({ ...other, phone: "01632 960002" });
});
