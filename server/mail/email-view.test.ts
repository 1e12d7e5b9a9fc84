import { expect, test } from "vitest";
import type { Letter } from "./email-template.ts";
import { renderLetter } from "./email-view.tsx";

const letter: Letter = {
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

test("whatever was typed is shown, and never becomes part of the page", async () => {
  const { html } = await renderLetter(letter);
  expect(html).toContain("&lt;img src=&quot;http://tracker.example&quot;&gt;");
  expect(html).toContain("Second &amp; third");
  expect(html).not.toContain("<img");
});

test("the text version says everything the HTML says", async () => {
  expect((await renderLetter(letter)).text).toBe(`A <heading>

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
