import { expect, type Page, test } from "@playwright/test";
import { openHydrated, openWithScript, waitForFormScript } from "../../harness/browser/open-page.ts";
import { fillDirectoryForm, fillQuotePage, openKnownFields } from "../../harness/browser/quote-forms.ts";
import { expectRequestPage } from "../../harness/browser/receipt-page.ts";

test("an empty form shows an error beside each field and focuses the first", async ({ page }) => {
  await openWithScript(page, "/quote");
  await page.getByRole("button", { name: /^Send Quote Request/ }).click();
  for (const message of [
    "Name must be at least 2 characters",
    "Please enter a valid email address",
    "Please enter a valid phone number",
    "Please enter your location",
    "Please select a skip size",
    "Please describe the waste type",
    "Please select hire date",
    "Please select hire duration",
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel("Skip Size")).toBeFocused();
  await expect(page.getByLabel("Skip Size")).toHaveAccessibleDescription(/Please select a skip size/);
});

test("text typed while the form's script loads is kept, and so is the focus", async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/quote-form-*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto("/quote");
  await page.getByLabel("Full Name").fill("Sam Taylor");
  await page.getByLabel("Skip Size").selectOption("medium");
  await page.getByLabel("Type of Waste").pressSequentially("Bricks");
  arrive();
  await waitForFormScript(page);
  await expect(page.getByLabel("Type of Waste")).toBeFocused();
  await expect(page.getByRole("complementary", { name: "Your request so far" })).toContainText(
    /Medium.*bricks/,
  );
  await page.keyboard.type(" and soil");
  await expect(page.getByLabel("Type of Waste")).toHaveValue("Bricks and soil");
  await page.getByRole("button", { name: /^Send Quote Request/ }).click();
  await expect(page.getByText("Please enter a valid email address", { exact: true })).toBeVisible();
  await expect(page.getByText("Name must be at least 2 characters", { exact: true })).toBeHidden();
  await expect(page.getByText("Please select a skip size", { exact: true })).toBeHidden();
  await expect(page.getByText("Please describe the waste type", { exact: true })).toBeHidden();
  await expect(page.getByLabel("Full Name")).toHaveValue("Sam Taylor");
});

test("finding companies without a location asks for one", async ({ page }) => {
  await openWithScript(page, "/quote");
  await page.getByRole("button", { name: "Find Companies" }).click();
  await expect(page.getByText("Location required", { exact: true })).toBeVisible();
  await expect(
    page.getByText("Please enter your location to find nearby companies.", { exact: true }),
  ).toBeVisible();
});

test("a form sent before its code has loaded leads to the location, and its message goes with the next search", async ({
  page,
}) => {
  await page.goto("/quote");
  await page.locator("form[action^='/quote']").evaluate((form: HTMLFormElement) => {
    const intent = Object.assign(document.createElement("input"), { name: "intent", value: "find" });
    form.append(intent);
    form.submit();
  });
  const message = page.getByText("Location required - Please enter your location to find nearby companies.");
  await expect(message).toBeVisible();
  await expect(page.getByLabel("Location")).toBeFocused();
  await page.keyboard.type("Leeds");
  await expect(message).toBeHidden();
  await page.getByRole("button", { name: "Find Companies" }).click();
  await expect(page.getByRole("group", { name: /^5 companies selected/ })).toBeVisible();
  await expect(message).toBeHidden();
});

test("a search that finds companies removes the message that the place before is unknown", async ({
  page,
}) => {
  await openWithScript(page, "/quote");
  const find = page.getByRole("button", { name: "Find Companies" });
  await page.getByLabel("Location").fill("qqqq");
  await find.press("Enter");
  const message = page.getByText("We don't know a place called “qqqq”");
  await expect(message).toBeVisible();
  await page.getByLabel("Location").fill("Leeds");
  await find.press("Enter");
  await expect(page.getByRole("group", { name: /^5 companies selected/ })).toBeVisible();
  await expect(message).toBeHidden();
});

test("the quote page names the town that it understood, and searches in another of the name", async ({
  page,
}) => {
  await openWithScript(page, "/quote");
  await page.getByLabel("Full Name").fill("Ann Archer");
  await page.getByLabel("Location").fill("Richmond");
  const find = page.getByRole("button", { name: "Find Companies" });
  await find.press("Enter");
  await expect(page.getByText(/elivers to Richmond, Greater London/).first()).toBeVisible();
  await page.getByText("Showing Richmond").getByRole("button", { name: "Richmond, North Yorkshire" }).click();
  await expect(find).toBeFocused();
  await expect(page.getByText(/elivers to Richmond, North Yorkshire/).first()).toBeVisible();
  await expect(page.getByText("Showing Richmond")).toBeHidden();
  await expect(page.getByLabel("Location")).toHaveValue("Richmond, North Yorkshire");
  await expect(page.getByLabel("Full Name")).toHaveValue("Ann Archer");
});

test("the directory's form names the town that it understood, and takes another of the name", async ({
  page,
}) => {
  await page.goto("/companies?mode=quote&location=Leeds");
  await page
    .getByRole("checkbox", { name: /^Select/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Request Quotes (1)" }).click();
  await page.getByLabel("Full Name").fill("Ann Archer");
  await openKnownFields(page);
  const location = page.getByRole("textbox", { name: "Location", exact: true });
  await location.fill("Richmond");
  await expect(page.getByText(/deliver to Richmond, Greater London/).first()).toBeVisible();
  await page.getByText("Showing Richmond").getByRole("button", { name: "Richmond, North Yorkshire" }).click();
  await expect(location).toHaveValue("Richmond, North Yorkshire");
  await expect(page.getByText("Showing Richmond")).toBeHidden();
  await expect(page.getByText(/deliver to Richmond, North Yorkshire/).first()).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("Ann Archer");
});

test("a request is sent only to the ticked companies, and its receipt shows their state", async ({
  page,
}) => {
  await openWithScript(page, "/quote");
  await fillQuotePage(page);
  await page.getByLabel("Location").fill("Leeds");
  await page.getByRole("button", { name: "Find Companies" }).click();
  const found = page.getByRole("group", { name: /^5 companies selected/ });
  await expect(found.getByRole("checkbox", { checked: true })).toHaveCount(5);
  await found.getByRole("checkbox", { checked: false }).first().click();
  await expect(page.getByText("You can select up to 5 companies for quotes.", { exact: true })).toBeVisible();
  await found.getByRole("checkbox", { checked: true }).first().uncheck();
  await page.getByRole("button", { name: "Send Quote Request (4)" }).click();
  await expectRequestPage(page);
  await expect(page.getByText("Quote Request Processed (Test Mode)", { exact: true })).toBeVisible();
  await expect(page.getByText("Recorded, not sent (test mode)")).toHaveCount(4);
  await expect(page.getByText("Bricks and soil")).toBeVisible();
  await chooseFirst(page);
  await expect(page.getByText(/^I have chosen/)).toHaveCount(0);
});

/** Chooses the first company of a receipt and confirms the choice. */
async function chooseFirst(page: Page) {
  await page.getByText("I've chosen this company").first().click();
  await page
    .getByRole("button", { name: /^Yes, choose / })
    .first()
    .click();
  await expect(page.getByText("Your choice", { exact: true })).toBeVisible();
}

test("what is probably mistyped is asked about once, and sent as it is the second time", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.postData() ?? "");
  });
  await openWithScript(page, "/quote?companies=102");
  await fillQuotePage(page);
  await page.getByLabel("Email Address").fill("sam.taylor@gmial.com");
  await page.getByLabel("Phone Number").fill("01632 9601");
  await page.getByLabel("Location").fill("the old mill");
  const send = page.getByRole("button", { name: "Send Quote Request (1)" });
  await send.press("Enter");
  await expect(page.getByLabel("Email Address")).toBeFocused();
  await expect(page.getByLabel("Email Address")).toHaveAccessibleDescription(
    /Did you mean sam\.taylor@gmail\.com\?/,
  );
  await expect(page.getByLabel("Phone Number")).toHaveAccessibleDescription(
    /^Is this phone number right\? .* send the form again\.$/,
  );
  await expect(page.getByLabel("Location")).toHaveAccessibleDescription(/^Is this place right\?/);
  expect(sent).toEqual([]);
  await page.getByLabel("Email Address").fill("sam.taylor@gmail.com");
  await send.press("Enter");
  await expectRequestPage(page);
  expect(JSON.parse(sent[0] ?? "")).toMatchObject({
    email: "sam.taylor@gmail.com",
    phone: "01632 9601",
    location: "the old mill",
  });
  await openWithScript(page, "/quote");
  await expect(page.getByLabel("Full Name")).toHaveValue("");
  await expect(page.getByLabel("Phone Number")).toHaveAccessibleDescription("");
});

test("a request can be withdrawn, in two steps", async ({ page }) => {
  await page.goto("/companies?mode=quote&location=Leeds");
  await sendFromDirectory(page, 1);
  await page.getByRole("link", { name: "See your request" }).click();
  await page.getByText("Withdraw my request", { exact: true }).click();
  await page.getByRole("button", { name: "Yes, withdraw it" }).click();
  await expect(page.getByText(/You withdrew this request on/)).toBeVisible();
});

test("a receipt with a wrong token answers 404", async ({ page }) => {
  const response = await page.goto("/receipt/not-a-real-token");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Request Not Found" })).toBeVisible();
});

async function sendFromDirectory(page: Page, companies: number) {
  for (let position = 0; position < companies; position++) {
    await page
      .getByRole("checkbox", { name: /^Select / })
      .nth(position)
      .click();
  }
  await page.getByRole("button", { name: `Request Quotes (${companies})` }).click();
  const send = page.getByRole("button", { name: "Send Quote Request" });
  await expect(send).toBeDisabled();
  await expect(
    page.getByText("Please fill in all required fields (*) to send your quote request", { exact: true }),
  ).toBeVisible();
  await fillDirectoryForm(page);
  await send.click();
}

test("the directory's form lists the recipients, sends the request and returns home", {
  tag: "@journey",
}, async ({ page }) => {
  await page.goto("/companies?mode=quote&location=Leeds");
  await expect(page.getByRole("heading", { name: "Select Companies for Quotes" })).toBeVisible();
  await sendFromDirectory(page, 2);
  const dialog = page.getByRole("dialog", { name: "Quote Request Sent Successfully!" });
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  await expect(dialog.getByText(/24-48 hours/)).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(page).toHaveURL("/");
});

test("a form that could not be sent keeps its values, even after a reload", async ({ page }) => {
  await page.route("**/api/quotes*", (route) => route.abort());
  await page.goto("/companies?mode=quote&location=Leeds");
  await sendFromDirectory(page, 1);
  await expect(
    page.getByText("Failed to send quote request. Please try again.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("Jo Bailey");
  await page.reload();
  await page.getByRole("button", { name: "Request Quotes (1)" }).click();
  await expect(page.getByLabel("Full Name")).toHaveValue("Jo Bailey");
});

test("a request whose answer was lost is the same request after a reload and a second press", async ({
  page,
}) => {
  const references: string[] = [];
  await page.route("**/api/quotes*", async (route) => {
    const response = await route.fetch();
    references.push((await response.json()).reference);
    if (references.length === 1) await route.abort();
    else await route.fulfill({ response });
  });
  await openWithScript(page, "/quote?companies=102&location=Leeds");
  await fillQuotePage(page);
  const send = page.getByRole("button", { name: "Send Quote Request (1)" });
  await send.click();
  await expect.poll(() => references.length).toBe(1);
  await page.reload();
  await waitForFormScript(page);
  await expect(page.getByLabel("Full Name")).toHaveValue("Sam Taylor");
  await send.click();
  await expectRequestPage(page);
  expect(references[1]).toBe(references[0]);
});

test("a request that is sent while the customer opens another page is shown as sent on the way back", async ({
  page,
}) => {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  await page.route("**/api/quotes*", async (route) => {
    await left;
    await route.continue();
  });
  await openWithScript(page, "/quote?companies=102&location=Leeds");
  await fillQuotePage(page);
  await page.getByRole("button", { name: "Send Quote Request (1)" }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "All Companies" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/All Skip Hire Companies/);
  leave();
  await expect(page.getByText("Quote Request Processed (Test Mode)").first()).toBeVisible();
  await page.goBack();
  await expectRequestPage(page);
});

test("a quote request is sent from a page that is served over plain http", async ({ page }) => {
  // Tests use 127.0.0.1, where browsers offer the functions of secure pages. `crypto` loses the one that http pages miss.
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, "randomUUID"));
  await openWithScript(page, "/quote?companies=102&location=Leeds");
  await fillQuotePage(page);
  await page.getByLabel("Location").fill("Leeds");
  await page.getByRole("button", { name: "Send Quote Request (1)" }).click();
  await expectRequestPage(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a request is sent after its recipients were shown", async ({ page }) => {
    await page.goto("/quote");
    await fillQuotePage(page);
    await page.getByLabel("Location").fill("Leeds");
    await page.getByRole("button", { name: /^Send Quote Request/ }).click();
    await expect(page.getByRole("alert")).toHaveText(
      "These companies would receive your request. Untick any you do not want, then send it.",
    );
    await expect(page.getByLabel("Full Name")).toHaveValue("Sam Taylor");
    await page.getByRole("checkbox", { checked: true }).first().uncheck();
    await page.getByRole("button", { name: /^Send Quote Request/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/SF-/);
    await expect(page.getByText("Recorded, not sent (test mode)")).toHaveCount(4);
    await chooseFirst(page);
  });

  test("errors appear beside each field, and typed values are kept", async ({ page }) => {
    await page.goto("/quote?companies=102&location=Leeds");
    await page.getByLabel("Email Address").fill("not an address");
    await page.getByRole("button", { name: "Find Companies" }).click();
    await page.getByRole("button", { name: /^Send Quote Request/ }).click();
    const email = page.getByLabel("Email Address");
    await expect(email).toHaveAccessibleDescription(/Please enter a valid email address/);
    await page.getByRole("alert").getByRole("link", { name: "Please enter a valid email address" }).click();
    await expect(email).toBeInViewport();
    await expect(page.getByLabel("Hire Date")).toHaveAccessibleDescription(/Please select hire date/);
    await expect(email).toHaveValue("not an address");
  });

  test("a business asks to be listed", async ({ page }) => {
    await page.goto("/list-business");
    await page.getByLabel("Your Name").fill("Chris Webb");
    await page.getByLabel("Phone Number").fill("01632 960222");
    await page.getByRole("button", { name: "Get Listed" }).click();
    await expect(page.getByText("Valid email is required", { exact: true })).toBeVisible();
    await page.getByLabel("Email Address").fill("chris@webb-skips.example");
    await page.getByRole("button", { name: "Get Listed" }).click();
    await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
    await page.getByRole("button", { name: "Submit Another Request" }).click();
    await expect(page.getByLabel("Your Name")).toHaveValue("");
  });
});

test("the form says why a company refuses requests, and keeps what was typed", async ({ page }) => {
  const message = "Aire Skips takes no requests until 3 December. Please choose another company.";
  await page.route("**/api/quotes*", (route) =>
    route.fulfill({ status: 400, json: { message, fields: { companies: message } } }),
  );
  await openWithScript(page, "/quote?companies=1&location=Leeds");
  await fillQuotePage(page);
  await page.getByRole("button", { name: "Send Quote Request (1)" }).click();
  await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
  await expect(page.getByText("Failed to send quotes", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("Sam Taylor");
});

/** The companies that the form lists, with their checkboxes. */
const listed = (page: Page) => page.getByRole("group", { name: /selected \(maximum 5\)/ });

test("an unticked company stays listed with the focus, and only a new choice ticks it again", async ({
  page,
}) => {
  await openWithScript(page, "/quote?companies=541,4182,1905&location=LS6+2AB");
  const second = listed(page).getByRole("checkbox").nth(1);
  const expectTwoTicked = async () => {
    await expect(page.getByRole("button", { name: "Send Quote Request (2)" })).toBeVisible();
    await expect(listed(page).getByRole("checkbox")).toHaveCount(3);
    await expect(second).not.toBeChecked();
  };
  await expect(listed(page).getByRole("checkbox", { checked: true })).toHaveCount(3);
  await second.press("Space");
  await expect(second).toBeFocused();
  await expectTwoTicked();
  await page.reload();
  await expectTwoTicked();
  await page.getByRole("main").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL("/privacy");
  await page.goBack();
  await expectTwoTicked();
  await openHydrated(page, "/compare?ids=541,4182,1905&location=LS6+2AB");
  await page.getByRole("link", { name: "Request quotes from 3 companies" }).click();
  await expect(page.getByRole("button", { name: "Send Quote Request (3)" })).toBeVisible();
});

test("companies found by a search are listed again after a reload and Back, ticked as they were", async ({
  page,
}) => {
  await openWithScript(page, "/quote?location=Leeds");
  await page.getByRole("button", { name: "Find Companies" }).click();
  await listed(page).getByRole("checkbox").nth(0).uncheck();
  await listed(page).getByRole("checkbox").nth(5).check();
  const ticked = listed(page).locator("label:has(:checked)");
  const names = await ticked.allTextContents();
  expect(names).toHaveLength(5);
  const count = await listed(page).getByRole("checkbox").count();
  const expectSameList = async () => {
    await expect(ticked).toHaveText(names);
    await expect(listed(page).getByRole("checkbox")).toHaveCount(count);
  };
  await page.reload();
  await expectSameList();
  await page.getByRole("main").getByRole("link", { name: "Plan your skip" }).click();
  await expect(page).toHaveURL(/\/plan/);
  await page.goBack();
  await expectSameList();
});

test("the request's page takes the form's place, and the header leads to it until it is forgotten", {
  tag: "@journey",
}, async ({ page }) => {
  await openHydrated(page, "/compare?ids=541,4182&location=LS6+2AB");
  const mine = page.getByRole("banner").getByRole("link", { name: "My request" });
  await expect(mine).toBeHidden();
  await page.getByRole("link", { name: "Request quotes from 2 companies" }).first().click();
  await fillQuotePage(page);
  await page.getByRole("button", { name: "Send Quote Request (2)" }).click();
  await expectRequestPage(page);
  const { pathname } = new URL(page.url());
  await page.reload();
  await expectRequestPage(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compare companies");
  for (const path of ["/", "/plan", "/quote?companies=541"]) {
    await page.goto(path);
    await expect(mine).toHaveAttribute("href", pathname);
  }
  await expect(page.getByLabel("Full Name")).toHaveValue("");
  await mine.click();
  await expectRequestPage(page);
  await page.getByRole("button", { name: "Forget on this device" }).click();
  await expect(mine).toBeHidden();
  await page.reload();
  await expectRequestPage(page);
  await expect(mine).toBeHidden();
});

test("the newest request is in the header, and its page lists the others of this device", async ({
  page,
}) => {
  const references: string[] = [];
  for (const companies of ["541", "4182"]) {
    await openWithScript(page, `/quote?companies=${companies}&location=LS6+2AB`);
    await fillQuotePage(page);
    await page.getByRole("button", { name: "Send Quote Request (1)" }).click();
    await expectRequestPage(page);
    references.push(await page.getByRole("heading", { level: 1 }).innerText());
  }
  await page.getByRole("region", { name: "On this device" }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(references[0] ?? "SF-");
  await page.getByText("Withdraw and delete my details", { exact: true }).click();
  await page.getByRole("button", { name: "Yes, withdraw and delete" }).click();
  await expect(page.getByText(/Your details were deleted on/)).toBeVisible();
  await expect(page.getByRole("region", { name: "On this device" })).toBeHidden();
  await page.getByRole("banner").getByRole("link", { name: "My request" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(references[1] ?? "SF-");
});

test("a stored link to another page is not in the header", async ({ page }) => {
  await page.addInitScript(() => {
    const links = ["javascript:alert(1)", "https://elsewhere.example/receipt/x", "/receipt/../admin", 7];
    localStorage.setItem("myRequests", JSON.stringify(links.map((path) => ({ reference: "SF-1", path }))));
  });
  for (const path of ["/search", "/plan"]) {
    await page.goto(path);
    await expect(page.getByRole("banner").getByRole("link", { name: "My request" })).toBeHidden();
  }
});

async function sendWaitingRequest(page: Page, { linkSent }: { linkSent: boolean }) {
  const accepted = { id: 1, reference: "SF-AAAA-AA", receiptUrl: "/receipt/x", testMode: false };
  const waiting = { awaitingConfirmation: true, linkSent, companies: [{ id: 1, name: "Aire Skips" }] };
  await page.route("**/api/quotes*", (route) =>
    route.fulfill({ status: 201, json: { ...accepted, ...waiting } }),
  );
  await openWithScript(page, "/quote?companies=1&location=Leeds");
  await fillQuotePage(page);
  await page.getByRole("button", { name: "Send Quote Request (1)" }).click();
}

test("a request that waits for its address to be confirmed is not called sent", async ({ page }) => {
  await sendWaitingRequest(page, { linkSent: true });
  await expect(page.getByText("Please confirm your email address", { exact: true })).toBeVisible();
  await expect(page.getByText("Quote requests sent!")).toBeHidden();
});

test("a waiting request for which no link was sent leads to its receipt, not to a mailbox", async ({
  page,
}) => {
  await sendWaitingRequest(page, { linkSent: false });
  await expect(page.getByText("Your request has not been sent yet", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Open your request tomorrow/)).toBeVisible();
  await expect(page.getByText(/just sent/)).toBeHidden();
});

test("a company unticked while a search runs stays unticked", async ({ page }) => {
  await openWithScript(page, "/quote?companies=19,541&location=Truro&size=40");
  await expect(page.getByRole("button", { name: "Send Quote Request (2)" })).toBeVisible();
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/api/companies?**", (route) => released.then(() => route.continue()));
  await page.getByRole("button", { name: "Find Companies" }).click();
  await page.getByRole("checkbox", { checked: true }).first().click();
  letGo();
  await expect(page.getByRole("button", { name: "Find Companies" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Send Quote Request (1)" })).toBeVisible();
});

test("a second search unticks the companies of the first", async ({ page }) => {
  await openWithScript(page, "/quote");
  const ticked = page
    .getByRole("group", { name: /selected \(maximum 5\)/ })
    .getByRole("checkbox", { checked: true });
  const places = page.getByRole("group", { name: /selected \(maximum 5\)/ }).locator("label:has(:checked)");
  await page.getByLabel("Location").fill("York");
  await page.getByRole("button", { name: "Find Companies" }).click();
  await expect(places.first()).toContainText(/York/);
  await page.getByLabel("Location").fill("Cardiff");
  await page.getByRole("button", { name: "Find Companies" }).click();
  await expect(places.first()).toContainText(/Cardiff|Glamorgan/);
  await expect(ticked).toHaveCount(5);
  for (const place of await places.all()) await expect(place).not.toContainText("York");
});
