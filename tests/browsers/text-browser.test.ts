import { afterAll, beforeAll, expect, test } from "vitest";
import { nextSaturday } from "../harness/browser/quote-forms.ts";
import { type MailCatcher, startMailCatcher } from "../harness/mail-catcher.ts";
import { recordMeasurement } from "../harness/measurements.ts";
import { type Product, startProduct } from "../harness/product.ts";
import { startW3m, type TextBrowser } from "./drivers/w3m.ts";

let product: Product;
let mail: MailCatcher;
let browser: TextBrowser;
beforeAll(async () => {
  mail = await startMailCatcher();
  product = await startProduct({ env: { DEMO_DATA: "on", SMTP_URL: mail.url } });
  browser = await startW3m(`${product.url}/`);
});
afterAll(async () => {
  await browser?.close();
  await product.stop();
  await mail.stop();
});

test("in w3m a visitor finds companies that deliver, and reads about one", async ({ task }) => {
  recordMeasurement(task, "version", await browser.version());
  await browser.sees("Where do you need the skip");
  await browser.fill("Where do you need the skip", "LS6 2AB");
  await browser.press("Find Companies");
  await browser.sees("LS6 2AB, 25 km (16 miles)");
  await browser.find("companies found near LS6 2AB");
  expect(await browser.screen()).toMatch(/\d+ companies found near LS6 2AB/);
  await browser.find("Delivers to LS6");
  await browser.press("View Details");
  await browser.sees(/Company Overview|Skip sizes and prices/);
});

test("in w3m two companies are compared and asked", async () => {
  await browser.open(`${product.url}/compare?ids=102,541&location=York&size=6&waste=garden`);
  await browser.sees("Total for your job");
  await browser.press("Request quotes from 2 companies");
  await browser.sees("1. Skip and place");
  await browser.fill("Hire Date", nextSaturday());
  await browser.fill("Full Name", "Sam Taylor");
  await browser.fill("Email Address", "sam.taylor@customer.example");
  await browser.fill("Phone Number", "01632 960123");
  await browser.press("Send Quote Request");
  await browser.find("SF-");
  const reference = /SF-[A-Z0-9]+(-[A-Z0-9]+)*/.exec(await browser.screen())?.[0] ?? "none";
  const subjects = () => mail.received.map(({ headers }) => headers.get("subject") ?? "");
  await expect
    .poll(() => subjects().filter((subject) => subject.includes(reference)).length)
    .toBeGreaterThanOrEqual(3);
});
