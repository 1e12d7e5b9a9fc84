import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createGuides } from "./guides.ts";

const figure = (placeholder: string) => placeholder.toUpperCase();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "skip-finder-guides-"));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, facts: Record<string, string>, text = "Words.") => {
  const lines = Object.entries({
    title: "A guide",
    slug: name,
    excerpt: "Short.",
    rulesChecked: "2026-11",
    ...facts,
  });
  const top = lines.map(([key, value]) => `${key}: ${value}`).join("\n");
  return writeFile(join(folder, `${name}.md`), `---\n${top}\n---\n${text}\n`);
};

it("lists guides newest first, numbered by age, without their text", async () => {
  await write("permits", {
    date: "2026-03-01",
    title: '"Permits: who applies?"',
    image: "/guides/drawings/permit.svg",
    imageAlt: "A permit",
  });
  await write("sizes", { date: "2026-01-15", featured: "true" });
  const guides = await createGuides(folder, figure);
  expect(guides.list()).toEqual([
    {
      id: 2,
      slug: "permits",
      title: "Permits: who applies?",
      excerpt: "Short.",
      imageUrl: "/guides/drawings/permit.svg",
      imageAlt: "A permit",
      featured: false,
      createdAt: "2026-03-01T00:00:00.000Z",
    },
    expect.objectContaining({ id: 1, slug: "sizes", featured: true, imageUrl: null, imageAlt: null }),
  ]);
  expect(guides.featured().map((guide) => guide.slug)).toEqual(["sizes"]);
});

it("takes the later of publication and checking the rules as a guide's last change", async () => {
  await write("checked", { date: "2026-10-20", rulesChecked: "2026-11" });
  await write("published", { date: "2026-11-10", rulesChecked: "2026-11" });
  expect((await createGuides(folder, figure)).lastChanges()).toEqual([
    { slug: "checked", changedOn: "2026-11-01" },
    { slug: "published", changedOn: "2026-11-10" },
  ]);
});

it("renders Markdown as HTML with an id for every heading", async () => {
  await write(
    "sizes",
    { date: "2026-01-15" },
    "## What fits?\n\nA *lot*.\n\n## What fits?\n\n| Skip | Bags |\n|---|---|\n| 6 yards | 50 |",
  );
  const { content } = (await createGuides(folder, figure)).find("sizes") ?? {};
  expect(content).toContain('<h2 id="what-fits">What fits?</h2>');
  expect(content).toContain('<h2 id="what-fits-2">');
  expect(content).toContain("<em>lot</em>");
  expect(content).toContain("<td>6 yards</td>");
});

it("gives the month in which the rules were checked, and refuses another value", async () => {
  await write("sizes", { date: "2026-01-15" });
  expect((await createGuides(folder, figure)).find("sizes")?.rulesChecked).toBe("2026-11");
  await write("sizes", { date: "2026-01-15", rulesChecked: "2026-13" });
  await expect(createGuides(folder, figure)).rejects.toThrow('content/guides/sizes.md has a "rulesChecked"');
});

it("returns null for an unknown slug", async () => {
  expect((await createGuides(folder, figure)).find("toString")).toBeNull();
});

it("reports the file and the missing front matter field", async () => {
  await write("sizes", { date: "2026-01-15", excerpt: "" });
  await expect(createGuides(folder, figure)).rejects.toThrow(
    'content/guides/sizes.md has no "excerpt" at its top',
  );
});
