import { Parser } from "htmlparser2";

/** The parts of a page that the crawler follows and `PAGE_RULES` check. */
export interface PageFacts {
  lang: string | undefined;
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  noIndex: boolean;
  headings: string[];
  /** The `href` of every link on the page that a crawler may follow, as written. */
  links: string[];
  /** URLs of images and scripts, and of `<link>` elements except canonical ones, as written. */
  files: string[];
  /** The `src` of each image without an alt attribute. */
  unnamedPictures: string[];
  ids: string[];
  /** The text of each JSON-LD block. */
  jsonLd: string[];
}

type Attributes = Record<string, string>;

/** Elements whose text is collected, with the field of `PageFacts` that stores the text. */
const TEXTS = {
  title: "titles",
  h1: "headings",
  script: "jsonLd",
} as const;

const textOf = (name: string, { type }: Attributes): keyof typeof TEXTS | undefined => {
  if (name === "script") return type === "application/ld+json" ? "script" : undefined;
  return name === "title" || name === "h1" ? name : undefined;
};

function takeElement(facts: PageFacts, name: string, { id, href, src, rel, content, ...rest }: Attributes) {
  if (id !== undefined) facts.ids.push(id);
  if (name === "html") facts.lang = rest.lang;
  if (name === "a" && href !== undefined && !rel?.includes("nofollow")) facts.links.push(href);
  if (name === "link" && href !== undefined)
    (rel === "canonical" ? facts.canonicals : facts.files).push(href);
  if (name === "meta" && rest.name === "description") facts.descriptions.push(content ?? "");
  if (name === "meta" && rest.name === "robots") facts.noIndex ||= content?.includes("noindex") ?? false;
  if ((name === "img" || name === "script") && src !== undefined) facts.files.push(src);
  if (name === "img" && rest.alt === undefined) facts.unnamedPictures.push(src ?? "");
}

export function readPage(html: string): PageFacts {
  const facts: PageFacts = {
    lang: undefined,
    titles: [],
    descriptions: [],
    canonicals: [],
    noIndex: false,
    headings: [],
    links: [],
    files: [],
    unnamedPictures: [],
    ids: [],
    jsonLd: [],
  };
  let wanted: { name: string; text: string } | null = null;
  // Titles within SVG drawings are left out, because they are not titles of the page.
  let drawings = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "svg") drawings++;
      takeElement(facts, name, attributes);
      if (drawings === 0 && textOf(name, attributes)) wanted = { name, text: "" };
    },
    ontext(text) {
      if (wanted) wanted.text += text;
    },
    onclosetag(name) {
      if (name === "svg") drawings--;
      if (wanted?.name !== name) return;
      facts[TEXTS[name as keyof typeof TEXTS]].push(wanted.text.trim());
      wanted = null;
    },
  });
  parser.end(html);
  // V8's substrings keep the whole page in memory; copies do not.
  return structuredClone(facts);
}
