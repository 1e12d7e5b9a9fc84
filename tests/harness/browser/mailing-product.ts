import { test } from "@playwright/test";
import { type MailCatcher, startMailCatcher } from "../mail-catcher.ts";
import { type Product, startProduct } from "../product.ts";

interface MailingProduct {
  product: Product;
  mail: MailCatcher;
}

/**
 * Starts a product with the demonstration data that really sends emails, for the tests of the calling file, and stops it
 * after them. The properties are set once the tests begin.
 */
export function mailingProduct(): MailingProduct {
  const running = {} as MailingProduct;
  test.beforeAll(async () => {
    // It takes long to start beside other tests.
    test.setTimeout(90_000);
    running.mail = await startMailCatcher();
    running.product = await startProduct({ env: { DEMO_DATA: "on", SMTP_URL: running.mail.url } });
  });
  test.afterAll(async () => {
    await running.product.stop();
    await running.mail.stop();
  });
  return running;
}
