import { expect, test } from "vitest";
import { htmlProblems } from "./html-problems.ts";

const page = (body: string, head = "<title>Skips</title>") =>
  `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

test("a valid document has no problems", async () => {
  const form = `<form method="post"><label for="day">Day</label><input id="day" type="date" min="2026-02-28"></form>`;
  const list = "<dl><div><dt>Size</dt><dd>6 yards</dd><dd>8 yards</dd></div></dl><ul><li>A &amp; B</li></ul>";
  const map = `<svg viewBox="0 0 1 1" role="img" aria-label="Map"><a href="?x=1"><path d="M0 0"/></a></svg>`;
  const time = `<p><time datetime="2026-11-23T18:00:00.000Z">today</time> <time>2026-02-28</time></p>`;
  expect(await htmlProblems(page(form + list + map + time))).toEqual([]);
});

/** Invalid documents, each with a part of the expected message. */
const WRONG: [body: string, problem: string][] = [
  ["<label><span><p>no reviews</p></span></label>", "<p> element is not permitted"],
  ["<table><tr><th><h3>Acme Skips</h3></th></tr></table>", "<h3> element is not permitted"],
  [`<input type="hidden" name="key" autocomplete="off">`, `"off" cannot be used`],
  [`<table cellpadding="0"><tr><td>1</td></tr></table>`, `no attribute "cellpadding"`],
  [`<div id="a"></div><div id="a"></div>`, `Duplicate ID "a"`],
  ["<p><div>one</div></p>", "Stray end tag"],
  ["<p>a < b</p>", "must be encoded"],
  ["<p>one</div>", "close-order"],
  ["<ul><li>1</li>and</ul>", `<ul> contains the text "and"`],
  ["<div><td>1</td></div>", "<td> stands in <div>"],
  ["<dl><dt>Size</dt></dl>", "<dl> contains dt"],
  ["<dl><div><dd>6</dd></div></dl>", "a group of <dl> contains dd"],
  [`<p onlick="x">1</p>`, `<p> has no attribute "onlick"`],
  [`<a href="/a b">1</a>`, `"/a b" is no valid URL`],
  [`<a href="/100%">1</a>`, `"/100%" is no valid URL`],
  [`<a href="/"><span tabindex="0">1</span></a>`, "contains the focusable <span>"],
  [`<time datetime="2026-02-30">1</time>`, `"2026-02-30" is no date or time`],
  [`<input type="number" aria-label="Bags" value="ten">`, `"ten" is no value of this input`],
  [`<p role="paragraf">1</p>`, `ARIA has no role "paragraf"`],
  [`<p aria-lable="x">1</p>`, `ARIA has no attribute "aria-lable"`],
  [`<button type="button" aria-expanded="yes">1</button>`, `"yes" is no value of "aria-expanded"`],
  [`<div aria-label="x">1</div>`, `"aria-label" cannot be used`],
  [`<input aria-label="x" aria-describedby="hint">`, `"aria-describedby" names "hint"`],
  [`<button type="button" popovertarget="menu">1</button>`, `"popovertarget" names "menu"`],
  [`<p lang="english">1</p>`, `"english" is no language`],
  [`<img src="/a.svg">`, `missing required "alt"`],
];

test.each(WRONG)("%s is not valid", async (body, problem) => {
  expect((await htmlProblems(page(body))).join("\n")).toContain(problem);
});

const GLUED = [
  "<p><span>Yes</span><span>89</span></p>",
  "<label>6 yd<span>43</span></label>",
  `<p><a href="/">Terms</a><!-- --><a href="/">Privacy</a></p>`,
  `<p>Call<svg></svg><b>0113</b></p>`,
];

test.each(GLUED)("%s runs words together", async (body) => {
  expect((await htmlProblems(page(body))).join("\n")).toContain("share a line without a space");
});

const SPACED_OUT = [
  "<p>West Yorkshire <span>, 1 mile</span></p>",
  "<p><b>Leeds </b>.</p>",
  "<p>(<b>one </b>)</p>",
  "<p>Really ?</p>",
];

test.each(SPACED_OUT)("%s has a space before punctuation", async (body) => {
  expect((await htmlProblems(page(body))).join("\n")).toContain("has a space before punctuation");
});

test("a name that begins with a full stop, code and a line of its own need no other spaces", async () => {
  const body = "<p>Save it as .csv or .xlsx.</p><p>Like <code>a ? b : c</code>.</p><p>One </p><p>: two</p>";
  expect(await htmlProblems(page(body))).toEqual([]);
});

test("a space, a line of its own, a sign and a part of the same word run nothing together", async () => {
  const apart =
    "<p><b>Yes</b> <b>89</b></p><p>Yes</p><p>89</p><p><b>Yes</b>: 89, 6<sup>th</sup>, on<wbr>line</p>";
  expect(await htmlProblems(page(apart))).toEqual([]);
});

test("the head has one description, and says its encoding at its start", async () => {
  const description = `<meta name="description" content="Skips">`;
  expect((await htmlProblems(page("", `<title>1</title>${description.repeat(2)}`))).join("\n")).toContain(
    'more than one "description"',
  );
  const late = page("").replace("<head>", `<head><meta name="author" content="${"x".repeat(1_024)}">`);
  expect((await htmlProblems(late)).join("\n")).toContain("the encoding is not said within 1024 bytes");
});
