import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { sealPage } from "./csp-hashes.ts";

const NONCE = "s3cret";
const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

it("blesses the inline scripts that carry the nonce, each once, and removes the nonce", () => {
  const page = `<script nonce="${NONCE}">ours()</script><script async="" nonce="${NONCE}">ours()</script>`;
  expect(sealPage(page, NONCE)).toEqual({
    html: '<script>ours()</script><script async="">ours()</script>',
    scripts: [hash("ours()")],
  });
});

it("never blesses a script that somebody smuggled into a text", () => {
  const smuggled = [
    "<script>steal()</script>",
    '<script nonce="guess">steal()</script>',
    '<SCRIPT nonce="guess">steal()</SCRIPT>',
    "<script>steal()//",
    '<script data-x="',
    "<!--<script>",
  ];
  for (const text of smuggled) {
    const { scripts } = sealPage(`<p>${text}</p><script nonce="${NONCE}">ours()</script>`, NONCE);
    for (const script of scripts) expect(script).toBe(hash("ours()"));
  }
});

it("never lets the nonce out, not even as text", () => {
  const { html } = sealPage(`<link nonce="${NONCE}"/><script>{"nonce":"${NONCE}"}</script>`, NONCE);
  expect(html).not.toContain(NONCE);
});

it("does not bless what a script with a source has inside", () => {
  expect(sealPage(`<script nonce="${NONCE}" src="/a.js">x()</script>`, NONCE).scripts).toEqual([]);
});
