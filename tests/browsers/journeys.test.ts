import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nextSaturday } from "../harness/browser/quote-forms.ts";
import { type MailCatcher, startMailCatcher } from "../harness/mail-catcher.ts";
import { recordMeasurement } from "../harness/measurements.ts";
import { ADMIN_PASSWORD, type Product, startProduct } from "../harness/product.ts";
import type { Driver } from "./drivers/driver.ts";
import { startFirefox } from "./drivers/firefox.ts";
import { type Visitor, visitorAt } from "./drivers/visitor.ts";
import { startWebKit } from "./drivers/webkit.ts";

let product: Product;
let mail: MailCatcher;
beforeAll(async () => {
  mail = await startMailCatcher();
  product = await startProduct({ env: { DEMO_DATA: "on", SMTP_URL: mail.url } });
});
afterAll(async () => {
  await product.stop();
  await mail.stop();
});

/** Waits for an email about the request with a link to the page. Returns the link's URL. */
async function linkIn(page: "answer" | "receipt", reference: string): Promise<string> {
  const pattern = new RegExp(`/${page}/${reference}\\.\\S+`);
  const find = () => mail.received.map(({ text }) => pattern.exec(text)?.[0]).find(Boolean);
  await expect.poll(find).toBeDefined();
  return `${product.url}${find()}`;
}

describe.each([
  ["Firefox", startFirefox],
  ["WebKit", startWebKit],
])("in %s", (browser, start) => {
  let driver: Driver;
  let visitor: Visitor;
  let reference = "";
  beforeAll(async () => {
    driver = await start();
    visitor = visitorAt(driver);
  });
  afterAll(() => driver.close());

  test("a visitor says the job once, and the results answer it", async ({ task }) => {
    recordMeasurement(task, "version", driver.name);
    await visitor.open(`${product.url}/`);
    await visitor.fill(/^Where do you need the skip/, "LS6 2AB");
    await visitor.tick(/^6 yd$/);
    await visitor.pressButton(/^Find Companies$/);
    await visitor.sees(/\d+ companies found near LS6 2AB/);
    expect(await visitor.path()).toMatch(/location=LS6.2AB.*size=6/);
    await visitor.sees("Delivers to LS6");
    await visitor.sees(/£[\d.,-]+ 6 yd/);
  });

  test("a filter leaves as many companies as it says", async () => {
    await visitor.open(`${product.url}/search?location=LS6+2AB&radius=30`, "main form");
    const count = Number(/\d+/.exec(await visitor.nameOf("field", /^Yes \d+/))?.[0]);
    expect(count).toBeGreaterThan(0);
    await visitor.tick(/^Yes \d+/);
    await expect.poll(visitor.path).toContain("serves=yes");
    await visitor.sees(`${count} companies found near LS6 2AB`);
  });

  test("companies are compared, and two of them are asked for prices", async () => {
    await visitor.open(`${product.url}/compare?ids=102,541&location=York&size=6&waste=garden`);
    await visitor.sees("Total for your job");
    await visitor.pressLink(/^Request quotes from 2 companies/);
    await visitor.choose(/^Hire Date/, nextSaturday());
    await visitor.fill(/^Full Name/, "Sam Taylor");
    await visitor.fill(/^Email Address/, `sam.taylor@${browser.toLowerCase()}.example`);
    await visitor.fill(/^Phone Number/, "01632 960123");
    await visitor.pressButton(/^Send Quote Request/);
    await visitor.sees(/SF-[A-Z0-9-]+/);
    reference = /SF-[A-Z0-9]+(-[A-Z0-9]+)*/.exec(await visitor.text())?.[0] ?? "";
  });

  test("a company answers with a price, and the customer chooses it and takes that back", async () => {
    await visitor.goto(await linkIn("answer", reference));
    await visitor.fill(/^Price for the hire/, "250");
    await visitor.tick(/^My prices include VAT/);
    await visitor.pressButton(/^Send this price/);
    await visitor.sees("Your price is sent: £250");
    await visitor.goto(await linkIn("receipt", reference));
    await visitor.sees("£250");
    await visitor.pressButton(/^I.ve chosen this company/);
    await visitor.pressButton(/^Yes, choose/);
    await visitor.sees("You have chosen");
    await visitor.pressButton(/^Undo/);
    await visitor.sees("I've chosen this company");
  });

  test("a customer reviews a company", async () => {
    await visitor.open(`${product.url}/company/541`);
    await visitor.pressButton(/^Write Review/);
    await visitor.fill(/^Your Name/, "Ann");
    await visitor.tick(/^5 Excellent$/);
    await visitor.fill(/^Review Title/, `On time in ${driver.name}`);
    await visitor.fill(/^Your Review/, "It came on the day they said.");
    await visitor.pressButton(/^Submit Review/);
    await visitor.sees(`On time in ${driver.name}`);
  });

  test("the administrator signs in, finds the request and opens the queue", async () => {
    await visitor.open(`${product.url}/admin`, "main form");
    await visitor.fill(/^Password/, ADMIN_PASSWORD);
    await visitor.pressButton(/^Login$/);
    await visitor.sees("Admin Dashboard");
    await visitor.pressButton(/^Quote Requests$/);
    await visitor.sees("Sam Taylor");
    await visitor.pressLink(/^Work queue/);
    await visitor.sees(/things? waits? for you|Nothing waits for you/);
  });
});
