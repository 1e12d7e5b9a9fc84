import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page, type Request, test } from "@playwright/test";
import { mailingProduct } from "../harness/browser/mailing-product.ts";
import { signIn } from "../harness/browser/sign-in.ts";

// The administrator decides corrections, claims and drafts in the work queue. Another test edits a draft in the dashboard.
test.describe.configure({ mode: "default" });

const running = mailingProduct();
const api = (path: string) => `${running.product.url}/api${path}`;

async function openQueue(page: Page) {
  await signIn(page, running.product.url);
  await page.getByRole("link", { name: "Work queue" }).click();
  await expect(page.getByRole("heading", { name: "Work queue" })).toBeVisible();
}

const section = (page: Page, title: string) =>
  page.locator("details").filter({ has: page.getByRole("heading", { name: title }) });

/** Presses a button that asks first, makes sure that nothing was sent by that, and confirms. */
async function pressAndConfirm(page: Page, name: string | RegExp) {
  const sent: string[] = [];
  const note = (request: Request) => request.method() !== "GET" && sent.push(request.url());
  page.on("request", note);
  await page.getByRole("button", { name }).click();
  const question = page.getByRole("dialog");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  expect(sent).toEqual([]);
  page.off("request", note);
  // A toast of the act before can be within the dialog too.
  const answers = question.getByRole("button", { name: "Cancel" }).locator("..").getByRole("button");
  await answers.last().click();
}

test("what cannot be recalled asks first, and what can is taken back with one press", {
  tag: "@journey",
}, async ({ page }) => {
  const company = 104;
  const { name } = await (await page.request.get(api(`/companies/${company}`))).json();
  const claim = { name: "Jo", email: "jo@other.example", phone: "01632 960001", proof: "I work there" };
  await page.request.post(api(`/companies/${company}/claim`), { data: { details: claim } });
  const correction = { field: "prices", suggestion: "Dearer now", source: null };
  await page.request.post(api(`/companies/${company}/corrections`), { data: correction });
  await openQueue(page);
  const claims = section(page, "Claims of companies");
  const corrections = section(page, "Corrections by visitors");
  const done = corrections.getByRole("button", { name: `Mark as done: ${name}` });
  await done.click();
  await expect(done).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(done).toBeVisible();
  await claims.getByRole("button", { name: `Refuse the claim: ${name}` }).click();
  await expect(page.getByRole("dialog")).toContainText("jo@other.example is told by email");
  await page.keyboard.press("Escape");
  await expect(claims.getByRole("button", { name: `Refuse the claim: ${name}` })).toBeFocused();
  await pressAndConfirm(page, `Refuse the claim: ${name}`);
  await expect(claims.getByRole("button", { name: `Refuse the claim: ${name}` })).toHaveCount(0);
});

test("a correction is applied with one press and taken back with another", async ({ page }) => {
  const before = await (await page.request.get(api("/companies/102"))).json();
  const correction = { field: "operatingHours", suggestion: "Mon-Fri 6am-6pm", source: "Their website" };
  await page.request.post(api("/companies/102/corrections"), { data: correction });
  await openQueue(page);
  const corrections = section(page, "Corrections by visitors");
  await expect(corrections).toContainText("Source: Their website");
  await expect(corrections).toContainText(`Now: ${before.operatingHours}`);
  await corrections.getByRole("button", { name: `Apply: ${before.name}` }).click();
  await expect(page.getByText(`The listing of ${before.name} is changed.`)).toBeVisible();
  const hours = async () => (await (await page.request.get(api("/companies/102"))).json()).operatingHours;
  expect(await hours()).toBe("Mon-Fri 6am-6pm");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  expect(await hours()).toBe(before.operatingHours);
  await corrections.getByRole("button", { name: `Leave as it is: ${before.name}` }).click();
  await expect(corrections.getByRole("button", { name: /^Apply/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(corrections.getByRole("button", { name: `Apply: ${before.name}` })).toBeVisible();
});

test("a new email address is applied only after a question, because both addresses are told", async ({
  page,
}) => {
  const { name } = await (await page.request.get(api("/companies/106"))).json();
  const correction = { field: "email", suggestion: "new@moved.example", source: null };
  await page.request.post(api("/companies/106/corrections"), { data: correction });
  await openQueue(page);
  const corrections = section(page, "Corrections by visitors");
  await corrections.getByRole("button", { name: `Apply: ${name}` }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("The former and the new address are told by email.");
  await question.getByRole("button", { name: "Apply" }).click();
  await expect(corrections.getByRole("button", { name: `Apply: ${name}` })).toHaveCount(0);
  expect((await (await page.request.get(api("/companies/106"))).json()).email).toBe("new@moved.example");
});

const edit = async (page: Page, id: number, data: object) => {
  const token = await page.evaluate(() => localStorage.getItem("adminToken"));
  await page.request.put(api(`/companies/${id}`), { data, headers: { authorization: `Bearer ${token}` } });
};

test("a correction of what was edited since shows the newer value, and replaces it only when applied again", async ({
  page,
}) => {
  const { name } = await (await page.request.get(api("/companies/103"))).json();
  const insurance = async () => (await (await page.request.get(api("/companies/103"))).json()).insurance;
  const correction = { field: "insurance", suggestion: "£10m public liability", source: null };
  await page.request.post(api("/companies/103/corrections"), { data: correction });
  await openQueue(page);
  const corrections = section(page, "Corrections by visitors");
  const apply = corrections.getByRole("button", { name: `Apply: ${name}` });
  await expect(apply).toBeVisible();
  await edit(page, 103, { insurance: "£5m public liability" });
  await apply.click();
  await expect(corrections.getByText(/^The listing says something else by now/)).toBeVisible();
  await expect(corrections).toContainText("Now: £5m public liability");
  expect(await insurance()).toBe("£5m public liability");
  await apply.click();
  await expect(page.getByText(`The listing of ${name} is changed.`)).toBeVisible();
  expect(await insurance()).toBe("£10m public liability");
});

test("a claim with a good reason gets the link, and the page opens with it", { tag: "@journey" }, async ({
  page,
}) => {
  const details = {
    name: "Jo Ash",
    email: "jo@ash-skips.example",
    phone: "01632 960001",
    proof: "Director in the Companies House register",
  };
  const linkIn = (pattern: RegExp) =>
    running.mail.received
      .filter(({ to }) => to.includes(details.email))
      .flatMap(({ text }) => text.match(pattern) ?? [])[0];
  await page.request.post(api("/companies/541/claim"), { data: { details } });
  await openQueue(page);
  const claims = section(page, "Claims of companies");
  await expect(claims).toContainText("Director in the Companies House register");
  await expect(claims).toContainText("Address not confirmed");
  const confirmation = () => linkIn(/\/confirm-claim\/[\w.-]+/);
  await expect.poll(confirmation).toBeDefined();
  await page.goto(`${running.product.url}${confirmation()}`);
  await page.getByRole("button", { name: "Yes, confirm my address" }).click();
  await expect(page.getByRole("heading", { name: "Your address is confirmed" })).toBeVisible();
  await page.goto(`${running.product.url}/admin/work`);
  await expect(claims).toContainText("Address confirmed");
  await pressAndConfirm(page, /^Send the link/);
  await expect(claims.getByRole("button", { name: /^Send the link/ })).toHaveCount(0);
  const link = () => linkIn(/\/firm\/open\/[\w-]+/);
  await expect.poll(link).toBeDefined();
  await page.goto(`${running.product.url}${link()}`);
  await page.getByRole("button", { name: "Open the page" }).click();
  await expect(page.getByRole("heading", { name: "Is everything right?" })).toBeVisible();
});

const place = (name: string, email: string | null) => ({
  type: "Feature",
  geometry: { type: "Point", coordinates: [-1.08, 53.96] },
  properties: {
    id: name,
    names: { primary: name },
    categories: { primary: "dumpster_rentals" },
    confidence: 0.9,
    emails: email && [email],
    addresses: [{ locality: "York", country: "GB" }],
  },
});

test("a draft from a public source is asked by email, confirmed by the company, and public from then on", async ({
  page,
  browser,
}) => {
  const { dataDir, url } = running.product;
  const [asked, discarded] = ["Quince Skip Hire of York", "Quince Recycling of York"];
  const alsoAsked = "Medlar Skips of York";
  const places = [
    place(asked, "office@quince.example"),
    place(discarded, null),
    place(alsoAsked, "office@medlar.example"),
  ];
  const file = join(dataDir, "places.geojson");
  await writeFile(file, JSON.stringify({ type: "FeatureCollection", features: places }));
  const said = await runCommand(dataDir, [file, "--from=overture", "--apply"]);
  expect(said).toContain("Companies: 3 new");

  await openQueue(page);
  const drafts = section(page, "Drafts from public sources");
  await expect(drafts).toContainText("Overture Maps, places (CDLA-Permissive-2.0)");
  await expect(drafts).not.toContainText(discarded);
  await section(page, "Drafts to write to or ring").locator("summary").click();
  await pressAndConfirm(page, `Discard ${discarded}`);
  await drafts.locator("summary").click();
  await pressAndConfirm(page, "Ask these 2 companies by email");
  const waiting = section(page, "Drafts whose company was asked");
  await waiting.locator("summary").click();
  await expect(waiting.getByText("Asked by email on")).toHaveCount(2);

  const links = () =>
    running.mail.received
      .filter(({ to }) => to.includes("office@quince.example"))
      .flatMap(({ text }) => text.match(/\/firm\/open\/[\w-]+/) ?? []);
  await expect.poll(links).toHaveLength(1);
  await pressAndConfirm(page, `Send a new link: ${asked}`);
  await expect.poll(links).toHaveLength(2);
  const owner = await (await browser.newContext({ baseURL: url })).newPage();
  await owner.goto(links()[1] ?? "");
  await owner.getByRole("button", { name: "Open the page" }).click();
  await expect(owner.getByText("Nobody can see your listing yet.")).toBeVisible();
  await owner.getByRole("button", { name: "Everything is right" }).click();
  await owner.getByRole("link", { name: "See it as customers do" }).click();
  await expect(owner.getByRole("heading", { level: 1, name: asked })).toBeVisible();
  await owner.context().close();
});

test("an edit of a draft that somebody else edited keeps what was typed and loads the newer draft", async ({
  page,
}) => {
  const { dataDir, url } = running.product;
  const name = "Rowan Skip Hire of York";
  const file = join(dataDir, "draft.geojson");
  const places = [place(name, "office@rowan.example")];
  await writeFile(file, JSON.stringify({ type: "FeatureCollection", features: places }));
  await runCommand(dataDir, [file, "--from=overture", "--apply"]);
  await signIn(page, url);
  await page.goto(`${url}/admin?show=draft`);
  const found = page.waitForResponse("**/api/companies/find");
  await page.getByLabel("Search companies").fill("rowan");
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  const id = (await (await found).json()).companies.find((one: { name: string }) => one.name === name).id;
  const editor = page.getByRole("dialog", { name: "Edit Company" });
  await editor.getByLabel("Phone").fill("01632 960002");
  await edit(page, id, { description: "Two lorries." });
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await editor.getByRole("button", { name: "Load the newer version" }).click();
  await expect(editor.locator(":focus")).toContainText("The newer version is loaded");
  await expect(editor.getByLabel("Phone")).toHaveValue("01632 960002");
  await expect(editor.getByLabel("Description")).toHaveValue("Two lorries.");
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Company updated successfully", { exact: true })).toBeVisible();
});

/** Runs the command of `npm run import:companies` with these arguments. Resolves to what it printed. */
const runCommand = (dataDir: string, words: string[]) =>
  new Promise<string>((resolve, reject) => {
    const env = { ...process.env, DATA_DIR: dataDir };
    execFile(process.execPath, ["server/commands/import-companies.ts", ...words], { env }, (error, output) =>
      error ? reject(error) : resolve(output),
    );
  });

test("a file is imported once when its button is pressed twice", async ({ page }) => {
  await signIn(page, running.product.url);
  const buffer = Buffer.from("id,Name,Location,County\nnew,Twice Pressed Skips,Whitby,North Yorkshire\n");
  await page.getByLabel("CSV file").setInputFiles({ name: "new.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Check the file" }).first().click();
  await page.getByRole("button", { name: "Publish 1 company" }).dblclick();
  await expect(page.getByText("The file has been imported").first()).toBeVisible();
  const found = await page.request.get(api("/companies?search=Twice Pressed Skips"));
  expect(await found.json()).toHaveLength(1);
});
