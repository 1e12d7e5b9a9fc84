import { expect, test } from "vitest";
import type { EmailContent } from "./email-content.ts";
import { renderEmail } from "./email-view.tsx";

const content: EmailContent = {
  subject: "Subject",
  preview: "In short",
  heading: "A <heading>",
  blocks: [
    { kind: "text", text: 'One line\n<img src="http://tracker.example">' },
    { kind: "facts", facts: [{ label: "Notes", text: "First\nSecond & third" }] },
    {
      kind: "list",
      title: "Your request goes to:",
      items: ["Ann's Skips, 01632 960001", "Firm 2"],
      phones: ["01632 960001", null],
    },
    { kind: "button", label: "Open your receipt", url: "https://skips.example/receipt/1" },
  ],
  reason: "Why you get this",
};

test("typed text is shown and never becomes HTML", async () => {
  const { html } = await renderEmail(content);
  expect(html).toContain("&lt;img src=&quot;http://tracker.example&quot;&gt;");
  expect(html).toContain("Second &amp; third");
  expect(html).not.toContain("<img");
});

test("the plain text version contains everything in the HTML version", async () => {
  expect((await renderEmail(content)).text).toBe(`A <heading>

One line
<img src="http://tracker.example">

Notes: First
  Second & third

Your request goes to:
- Ann's Skips, 01632 960001
- Firm 2

Open your receipt:
https://skips.example/receipt/1

-- 
Skip Finder, hello@skipfinder.example
Why you get this`);
});

test("the HTML version has a language, a title, a preview and the width of the screen", async () => {
  const { html } = await renderEmail(content);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en-GB"/);
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"/>');
  expect(html).toContain("<title>Subject</title>");
  expect(html).toMatch(/<body[^>]*><div style="display:none[^>]*>In short/);
  expect(html).toMatch(/<td lang="en-GB"[^>]*><!--\[if mso\]><table[^>]* width="600"/);
});

test("a telephone number at the end of a list item is a link", async () => {
  const { html } = await renderEmail(content);
  expect(html).toMatch(/Ann&#x27;s Skips, <a href="tel:\+441632960001"[^>]*>01632 960001<\/a>/);
  expect(html).toContain("Firm 2");
});
