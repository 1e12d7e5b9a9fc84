import { Parser } from "htmlparser2";

/** Elements within a line: a browser without styles puts no space around them. */
const INLINE = new Set(
  "a abbr b bdi bdo cite code data dfn del em i ins kbd label mark output q s samp small span strong svg time u var".split(
    " ",
  ),
);

/** Elements whose text is part of the word before it, such as a footnote or the "th" of a date. */
const IN_WORD = new Set(["sub", "sup", "wbr"]);

/** Elements whose content is no text of the page, or is drawn and not written. */
const UNREAD = new Set(["head", "script", "style", "template", "svg", "select", "textarea"]);

const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
const STARTS_IN_WORD = /^[\p{L}\p{N}]/u;

/**
 * The places of a document where two elements share a line without a space between their words, such as "Yes" and "89". Text
 * browsers, copied text and some screen readers run such words together, whatever the styles put between them.
 */
export function gluedWords(html: string): string[] {
  const found: string[] = [];
  let unread = 0;
  // The text of the line before the current position, and whether an element began or ended after it.
  let line = "";
  let isNextElement = false;
  const between = (tag: string) => {
    if (IN_WORD.has(tag)) return;
    if (INLINE.has(tag)) isNextElement = true;
    else line = "";
  };
  const parser = new Parser({
    onopentag(tag) {
      if (UNREAD.has(tag)) unread += 1;
      between(tag);
    },
    onclosetag(tag) {
      if (UNREAD.has(tag)) unread -= 1;
      between(tag);
    },
    ontext(text) {
      if (unread > 0 || text === "") return;
      if (isNextElement && ENDS_IN_WORD.test(line) && STARTS_IN_WORD.test(text))
        found.push(`"${line.slice(-30)}" and "${text.slice(0, 30)}" share a line without a space`);
      line += text;
      isNextElement = false;
    },
  });
  parser.end(html);
  return found;
}
