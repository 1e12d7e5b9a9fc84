import { describe, expect, test } from "vitest";
import { BRAND } from "#contract/brand.ts";
import { EXAMPLE_EMAIL } from "#contract/legal.ts";
import { renderEmail } from "#server/mail/email-view.tsx";
import { everyEmail, typed, URGENT } from "#server/mail/testing/every-email.ts";

/** The emails by kind. If a kind has several, the key of the second one is its kind and a number: "company 2". */
const emailsWith = (fields: object, place: string | null = null) =>
  Object.fromEntries(
    Object.entries(everyEmail(fields, place)).flatMap(([kind, emails]) =>
      emails.map((email, index) => [index === 0 ? kind : `${kind} ${index + 1}`, email]),
    ),
  );

const KINDS = Object.keys(emailsWith({}));
const emailOf = (kind: string, fields: object, place?: string | null) =>
  emailsWith(fields, place)[kind] ?? expect.unreachable();

describe.each(KINDS)("the %s email", (kind) => {
  test.each([URGENT, "\u202Eelpmaxe.live", "Your listing ends today"])(
    "has no typed word in its subject, preview, heading or first sentence: %j",
    (text) => {
      const email = emailOf(kind, typed(text));
      expect(email.blocks[0]?.kind).not.toBe("typed");
      expect(JSON.stringify([email.subject, email.preview, email.heading, email.blocks[0]])).not.toContain(
        JSON.stringify(text).slice(1, -1),
      );
    },
  );

  test("has typed words only in a block that says so", () => {
    const marked = emailOf(kind, typed("Zyxwv"));
    const ours = { ...marked, blocks: marked.blocks.filter((block) => block.kind !== "typed") };
    expect(JSON.stringify(ours)).not.toMatch(/Zyxwv|stranger@/);
    for (const block of marked.blocks)
      if (block.kind === "typed")
        expect(block.title).toMatch(/^The (customer|business) wrote \(not checked by us\)$/);
  });

  test("links to nothing that was typed", async () => {
    const { html } = await renderEmail(emailOf(kind, typed("https://evil.example www.evil.example")));
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url);
    const ours = /^(https:\/\/skips\.example\/|tel:\+441632960001$)/;
    expect(links.filter((url) => !ours.test(url ?? ""))).toEqual([]);
  });
});

test("a copy of our footer in the notes is marked line by line as the customer's", async () => {
  const footer = `-- \n${BRAND.name}, ${EXAMPLE_EMAIL}\nYour listing ends today.`;
  const { text } = await renderEmail(emailOf("company", { additionalInfo: footer }));
  expect(text.match(/^-- $/gm)).toHaveLength(1);
  expect(text.split("\n").filter((line) => line.includes("Your listing ends today."))).toEqual([
    "|   Your listing ends today.",
  ]);
});

test("a place we know stands in the subject by our own name for it", () => {
  const fields = { location: "leeds" };
  for (const kind of ["company", "customer", "admin"])
    expect(emailOf(kind, fields, "Leeds, West Yorkshire").subject).toMatch(
      /: 6 yard skip in Leeds, West Yorkshire$/,
    );
});

test.each(["company", "admin", "lead"])(
  "an unknown place and an unreadable phone are marked (%s)",
  async (kind) => {
    const fields = { location: "the old mill", phone: "ask for Ann" };
    const { html, text } = await renderEmail(emailOf(kind, fields));
    expect(text).toContain("| Phone: ask for Ann (does not look like a telephone number)\n");
    expect(text).toContain("| Location: the old mill (a place we don't know)\n");
    expect(html).toContain("(does not look like a telephone number)");
    expect(html).toContain("(a place we don&#x27;t know)");
  },
);

test.each(["company", "admin", "lead"])("a telephone number is a link (%s)", async (kind) => {
  const { html, text } = await renderEmail(emailOf(kind, { phone: "07700 900123" }, "Leeds"));
  expect(html).toMatch(/<a href="tel:\+447700900123"[^>]*>07700 900123<\/a>/);
  expect(text).toContain("| Phone: 07700 900123\n");
  expect(text).not.toContain("(a place");
});

test("a digest keeps the link with which each request is answered", async () => {
  const { text } = await renderEmail(emailOf("digest", {}));
  expect(text).toContain("Answer with a price:\nhttps://skips.example/answer/1\n");
});

test.each(["company", "digest"] as const)(
  "the %s email names no other address than the operator's",
  async (kind) => {
    const { html, text } = await renderEmail(emailOf(kind, {}), { email: "desk@skips.example" });
    expect(html + text).toContain("desk@skips.example");
    expect(html + text).not.toContain(EXAMPLE_EMAIL);
  },
);
