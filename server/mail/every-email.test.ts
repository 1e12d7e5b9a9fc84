import { describe, expect, test } from "vitest";
import { htmlProblems } from "../../tests/documents/html/html-problems.ts";
import { renderEmail } from "./email-view.tsx";
import { everyEmail } from "./testing/every-email.ts";

const EMAILS = Object.entries(everyEmail({ name: "A < B & C", additionalInfo: "One\n<p>" })).flatMap(
  ([kind, emails]) => emails.map((email) => [kind, email] as const),
);

describe.each(EMAILS)("the email %s", (_, email) => {
  test("is valid HTML", async () => {
    expect(await htmlProblems((await renderEmail(email)).html)).toEqual([]);
  });

  test("calls a company a company", async () => {
    const { text } = await renderEmail(email);
    const words = text.replace(/\S*[@/]\S*|Firm \d/g, "");
    expect(words).not.toMatch(/\bfirms?\b/i);
  });

  test("shows no image and loads no file, so nothing is missing where images are off", async () => {
    const { html } = await renderEmail(email);
    expect(html).not.toMatch(
      /<(img|picture|svg|video|object|iframe|link|script)\b|\ssrc=|\sbackground=|url\(|@import/,
    );
  });
});
