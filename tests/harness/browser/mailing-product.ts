import { test } from "@playwright/test";
import { DEMO_DATA } from "../data-folders.ts";
import { type MailCatcher, startMailCatcher } from "../mail-catcher.ts";
import { type Product, startProduct } from "../product.ts";

interface MailingProduct {
  product: Product;
  mail: MailCatcher;
}

/**
 * A product that has the demonstration data and sends emails over SMTP runs for the tests of the calling file. The properties are
 * set when the tests begin.
 */
export function mailingProduct(env: NodeJS.ProcessEnv = {}): MailingProduct {
  const running = {} as MailingProduct;
  test.beforeAll(async () => {
    running.mail = await startMailCatcher();
    running.product = await startProduct({ copyOf: DEMO_DATA, env: { ...env, SMTP_URL: running.mail.url } });
  });
  test.afterAll(async () => {
    await running.product.stop();
    await running.mail.stop();
  });
  return running;
}
