import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { rateLimitWords } from "#contract/api/rate-limit-words.ts";
import { RATE_LIMITS, type RateLimited } from "#contract/limits.ts";
import { anchorsOf, brokenPathErrors, mentionsOf } from "./document-paths.ts";

const DOCUMENTS = globSync(["*.md", "docs/*.md", "docs/decisions/*.md"]).sort();

describe("documents", () => {
  it.each(DOCUMENTS)("%s names only links and paths that exist", (document) => {
    expect(brokenPathErrors(document)).toEqual([]);
  });
});

describe("mentions in a document", () => {
  it("include relative links and repository paths, but no addresses, commands or fenced blocks", () => {
    const text =
      "[a](b.md#c) [x](https://x.example) `server/api.ts` `npm test` `/search`\n```\n`client/`\n```\n`docs/`";
    expect(mentionsOf(text)).toEqual([
      { line: 1, target: "b.md#c", kind: "link" },
      { line: 1, target: "server/api.ts", kind: "path" },
      { line: 5, target: "docs/", kind: "path" },
    ]);
  });

  it("use the anchors that GitHub makes of headings", () => {
    expect(anchorsOf("# Back up & restore\n\ntext\n\n## What it needs, exactly")).toEqual([
      "back-up--restore",
      "what-it-needs-exactly",
    ]);
  });
});

it("the settings of .env.example are all explained in docs/operations.md", () => {
  const example = readFileSync(".env.example", "utf8");
  const operations = readFileSync("docs/operations.md", "utf8");
  const settings = [...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(settings.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
  expect(settings.length).toBeGreaterThan(10);
});

it.each(["docs/operations.md", "docs/decisions/0007-rate-limits-and-honeypot.md"])(
  "%s names every limit per visitor",
  (document) => {
    const text = readFileSync(document, "utf8").replaceAll(/\s+/g, " ");
    const limits = (Object.keys(RATE_LIMITS) as RateLimited[]).map(rateLimitWords);
    expect(limits.filter((limit) => !text.includes(limit))).toEqual([]);
  },
);

it("the documents name every command that tests or measures", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const commands = Object.keys(scripts).filter((name) => /^(test|bench)/.test(name));
  for (const document of ["README.md", "CONTRIBUTING.md", "docs/operations.md"]) {
    const text = readFileSync(document, "utf8");
    const missing = commands.filter(
      (name) => !text.includes(name === "test" ? "`npm test`" : `\`npm run ${name}\``),
    );
    expect([document, missing]).toEqual([document, []]);
  }
});
