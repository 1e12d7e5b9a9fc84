import { expect, test } from "@playwright/test";
import { createServer, type ViteDevServer } from "vite";
import type { EmailContent } from "#server/mail/email-content.ts";
import { axeViolations } from "../../access/axe.ts";

// Renders the emails in the test's process, because the product sends some only days or weeks after an event.
test.describe.configure({ mode: "default" });

/** A customer's details, with long words that could make an email too wide. */
const WIDE = {
  name: "Robin Hale-Featherstonehaugh",
  email: "robin.hale.featherstonehaugh.of.the.old.mill@a-rather-long-mailbox-name.example",
  phone: "01632 960111",
  additionalInfo: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch\nhttps://skips.example/a?b",
};

/** The narrowest supported screen, in CSS pixels. */
const NARROWEST = { width: 320, height: 740 };

let vite: ViteDevServer;
const htmlByName = new Map<string, string>();

// Uses Vite, which can load the server's files with JSX.
test.beforeAll(async () => {
  vite = await createServer({ server: { middlewareMode: true, hmr: false, ws: false }, logLevel: "error" });
  const { everyEmail } = await vite.ssrLoadModule("/server/mail/testing/every-email.ts");
  const { renderEmail } = await vite.ssrLoadModule("/server/mail/email-view.tsx");
  const examples: Record<string, EmailContent[]> = everyEmail(WIDE, "Leeds, West Yorkshire");
  for (const [kind, emails] of Object.entries(examples))
    for (const [position, email] of emails.entries())
      htmlByName.set(`${kind} ${position + 1}`, (await renderEmail(email)).html);
});
test.afterAll(() => vite.close());

/** Joins all emails into one document: axe takes half a second per document, and all emails have the same head. */
function joined(emails: string[]): string {
  const [head = ""] = /^.*?<body[^>]*>/s.exec(emails[0] ?? "") ?? [];
  const bodies = emails.map((html) => html.replace(/^.*?<body[^>]*>/s, "").replace("</body></html>", ""));
  return `${head}${bodies.join("")}</body></html>`;
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`every email fits a phone of 320 pixels and can be read in ${colorScheme} colours`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport: NARROWEST, colorScheme });
    expect(htmlByName.size).toBeGreaterThan(15);
    for (const [name, html] of htmlByName) {
      await page.setContent(html);
      const { width, ground } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        ground: getComputedStyle(document.body).backgroundColor,
      }));
      expect.soft(width, name).toBe(NARROWEST.width);
      expect.soft(ground, name).toBe(colorScheme === "dark" ? "rgb(29, 29, 27)" : "rgb(247, 245, 240)");
    }
    await page.setContent(joined([...htmlByName.values()]));
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(htmlByName.size);
    // An email is not a page: mail programs show it inside their own landmarks.
    expect(await axeViolations(page, ["region", "landmark-one-main"])).toEqual([]);
    await page.close();
  });
}
