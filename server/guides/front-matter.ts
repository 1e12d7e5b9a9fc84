interface Article {
  /** The `key: value` lines between the two `---` lines. */
  facts: Map<string, string>;
  markdown: string;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** Splits a Markdown file into front matter and text. Values may be quoted. */
export function splitFrontMatter(text: string): Article {
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
