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
    { kind: "list", title: "Your request goes to:", items: ["Ann's Skips, 01632 960001"] },
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

Open your receipt:
https://skips.example/receipt/1

-- 
Skip Finder, hello@skipfinder.example
Why you get this`);
});
