import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

const LINK = /\]\(([^)\s]+)\)/g;
const CODE_SPAN = /`([^`\n]+)`/g;
const FENCED_BLOCK = /^```[\s\S]*?^```/gm;
const EXTERNAL = /^[a-z]+:/;

/**
 * Matches a path in this repository: it starts with a lower-case letter or a dot and contains a slash. It is a folder, which
 * ends with the slash, or a file of a known type.
 */
const REPOSITORY_PATH = /^[a-z.][\w.@*<>-]*(\/[\w.@*<>-]*)*\/([\w.@*<>-]+\.(ts|tsx|js|json|md|csv|sh|css))?$/;

interface PathMention {
  line: number;
  target: string;
  kind: "link" | "path";
}

/** Finds the relative links of a Markdown text, and the repository paths in its code spans. */
export function mentionsOf(markdown: string): PathMention[] {
  // Fenced blocks become blank lines, so that line numbers do not change.
  const text = markdown.replace(FENCED_BLOCK, (block) => block.replace(/[^\n]/g, ""));
  const lineAt = (index: number) => text.slice(0, index).split("\n").length;
  const find = (pattern: RegExp, kind: PathMention["kind"]) =>
    [...text.matchAll(pattern)].map(({ index, 1: target = "" }) => ({ line: lineAt(index), target, kind }));
  return [
    ...find(LINK, "link").filter(({ target }) => !EXTERNAL.test(target)),
    ...find(CODE_SPAN, "path").filter(({ target }) => REPOSITORY_PATH.test(target)),
  ];
}

/** Returns the anchor that GitHub generates for a heading. */
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

/** Returns whether a path exists. A placeholder such as `<name>` matches any name. */
const pathExists = (path: string) => globSync(path.replaceAll(/<[^>]+>/g, "*")).length > 0;

/** Returns an error message for every relative link, anchor and path in the document whose target does not exist. */
export function brokenPathErrors(document: string): string[] {
  return mentionsOf(readFileSync(join(document), "utf8"))
    .filter(({ kind, target }) => (kind === "link" ? !linkExists(document, target) : !pathExists(target)))
    .map(
      ({ line, target }) => `${document}:${line} names ${target}, which does not exist. Correct the path.`,
    );
}
