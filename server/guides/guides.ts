import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Marked, type Tokens } from "marked";
import { laterDay } from "#contract/dates.ts";
import type { Guide, GuideSummary } from "#contract/guides.ts";

export type Guides = Awaited<ReturnType<typeof createGuides>>;

/** Finds the figure that a placeholder such as `{{lowest fee}}` stands for. */
type FigureFinder = (placeholder: string) => string;

export async function createGuides(folder: string, figure: FigureFinder) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".md"));
  const articles = await Promise.all(
    names.map(async (name) => readArticle(name, await readFile(join(folder, name), "utf8"), figure)),
  );
  const oldestFirst = articles.sort(
    (a, b) => a.createdAt.localeCompare(b.createdAt) || a.slug.localeCompare(b.slug),
  );
  const guides = oldestFirst.map((article, index) => ({ id: index + 1, ...article }));
  const newestFirst = guides
    .map(({ markdown: _markdown, rulesChecked: _rulesChecked, ...summary }): GuideSummary => summary)
    .reverse();
  const bySlug = new Map(guides.map((guide) => [guide.slug, guide]));
  /**
   * The HTML of the guides that were read so far, by slug. Rendering all guides at the start would make the start a tenth longer.
   */
  const rendered = new Map<string, string>();
  return {
    list: () => newestFirst,
    featured: () => newestFirst.filter((guide) => guide.featured),
    /** The day of each guide's last known change: its date, or the first day of the month `rulesChecked`, whichever is later. */
    lastChanges: () =>
      guides.map(({ slug, createdAt, rulesChecked }) => ({
        slug,
        changedOn: laterDay(createdAt.slice(0, 10), `${rulesChecked}-01`),
      })),
    find(slug: string): Guide | null {
      const guide = bySlug.get(slug);
      if (!guide) return null;
      const { markdown, ...facts } = guide;
      const content = rendered.get(slug) ?? renderMarkdown(markdown);
      rendered.set(slug, content);
      return { ...facts, content };
    },
  };
}

function readArticle(name: string, text: string, figure: FigureFinder) {
  const { facts, markdown } = splitFrontMatter(text);
  const need = (key: string) => {
    const value = facts.get(key);
    if (!value) throw new Error(`content/guides/${name} has no "${key}" at its top`);
    return value;
  };
  const date = new Date(need("date"));
  if (Number.isNaN(date.getTime())) throw new Error(`content/guides/${name} has a date that is none`);
  const rulesChecked = need("rulesChecked");
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(rulesChecked)) {
    throw new Error(`content/guides/${name} has a "rulesChecked" that is no month, such as 2026-11`);
  }
  return {
    title: need("title"),
    slug: need("slug"),
    excerpt: need("excerpt"),
    markdown: markdown.replace(/\{\{(.+?)\}\}/g, (_, placeholder: string) => figure(placeholder)),
    imageUrl: facts.get("image") || null,
    imageAlt: facts.get("imageAlt") || null,
    featured: facts.get("featured") === "true",
    createdAt: date.toISOString(),
    rulesChecked,
  };
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** Values may be in quotation marks. */
function splitFrontMatter(text: string) {
  const [whole = "", lines = ""] = text.match(FRONT_MATTER) ?? [];
  const facts = new Map(
    lines
      .split("\n")
      .map((line) => line.match(/^(\w+):\s*(.*?)\s*$/))
      .filter((match) => match !== null)
      .map(([, key = "", value = ""]) => [key, value.replace(/^(["'])(.*)\1$/, "$2")]),
  );
  return { facts, markdown: text.slice(whole.length) };
}

const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/<[^>]*>|&[#\w]+;/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "") || "section";

/** Renders Markdown of this repository, which is trusted. Every heading gets an id for links to it. */
function renderMarkdown(markdown: string): string {
  const seen = new Map<string, number>();
  const unique = (id: string) => {
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return times === 1 ? id : `${id}-${times}`;
  };
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const title = this.parser.parseInline(tokens);
        return `<h${depth} id="${unique(idOf(title))}">${title}</h${depth}>\n`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}
