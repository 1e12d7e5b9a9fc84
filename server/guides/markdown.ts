import { Marked, type Tokens } from "marked";

const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/<[^>]*>|&[#\w]+;/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "") || "section";

/** Renders Markdown of this repository, which is trusted. Every heading gets an id for links. */
export function renderMarkdown(markdown: string): string {
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
