import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

const LINK = /\]\(([^)\s]+)\)/g;
const CODE_SPAN = /`([^`\n]+)`/g;
const FENCED_BLOCK = /^```[\s\S]*?^```/gm;
const EXTERNAL = /^[a-z]+:/;

/** A path of this repository: lower case, with a slash, and either a folder or a file of a known type. */
const REPOSITORY_PATH = /^[a-z.][\w.@*<>-]*(\/[\w.@*<>-]*)*\/([\w.@*<>-]+\.(ts|tsx|js|json|md|csv|sh|css))?$/;

export interface Mention {
  line: number;
  target: string;
  kind: "link" | "path";
}

/** Every relative link of a Markdown text, and every repository path that it shows as code. */
export function mentionsOf(markdown: string): Mention[] {
  // Blank lines replace fenced blocks, so that line numbers stay right.
  const text = markdown.replace(FENCED_BLOCK, (block) => block.replace(/[^\n]/g, ""));
  const lineAt = (index: number) => text.slice(0, index).split("\n").length;
  const find = (pattern: RegExp, kind: Mention["kind"]) =>
    [...text.matchAll(pattern)].map(({ index, 1: target = "" }) => ({ line: lineAt(index), target, kind }));
  return [
    ...find(LINK, "link").filter(({ target }) => !EXTERNAL.test(target)),
    ...find(CODE_SPAN, "path").filter(({ target }) => REPOSITORY_PATH.test(target)),
  ];
}

/** The anchor that GitHub gives to a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

export const anchorsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));

function linkExists(document: string, target: string): boolean {
  const [path = "", anchor] = target.split("#");
  const file = path === "" ? document : posix.join(dirname(document), path);
  if (!existsSync(file)) return false;
  return anchor === undefined || anchorsOf(readFileSync(file, "utf8")).includes(anchor);
}

/** A placeholder such as `<name>` stands for any name. */
const pathExists = (path: string) => globSync(path.replaceAll(/<[^>]+>/g, "*")).length > 0;

/** What the document names and the repository does not have, one sentence each. */
export function missingFrom(document: string): string[] {
  return mentionsOf(readFileSync(join(document), "utf8"))
    .filter(({ kind, target }) => (kind === "link" ? !linkExists(document, target) : !pathExists(target)))
    .map(
      ({ line, target }) => `${document}:${line} names ${target}, which does not exist. Correct the path.`,
    );
}
