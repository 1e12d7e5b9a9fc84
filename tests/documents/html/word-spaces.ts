import { Parser } from "htmlparser2";

/**
 * Elements within a line: a browser without styles puts no space around them. w3m does not know the last four, and shows their
 * content in the line around them. Buttons are no words of a line: text browsers mark where each begins and ends.
 */
const INLINE = new Set(
  [
    "a abbr b bdi bdo cite code data dfn del em i ins kbd label mark output q s samp small span strong svg",
    "time u var fieldset legend details summary",
  ].flatMap((names) => names.split(" ")),
);

/** Elements whose text is part of the word before it, such as a footnote or the "th" of a date. */
const IN_WORD = new Set(["sub", "sup", "wbr"]);

/** Elements whose content is no text of the page, is drawn and not written, or is code with a spelling of its own. */
const UNREAD = new Set(["head", "script", "style", "template", "svg", "select", "textarea", "code", "pre"]);

const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
const STARTS_IN_WORD = /^[\p{L}\p{N}]/u;
/** A name such as ".csv" begins with a full stop, which no space or end follows. */
const SPACE_BEFORE_PUNCTUATION = /\S+\s+(?:[,;!?)]|[.:](?=\s|$))/gu;

/**
 * The places of a document where two elements share a line without a space between their words, such as "Yes" and "89", or
 * where a space stands before punctuation. Text browsers, copied text and some screen readers run such words together, whatever
 * the styles put between them.
 */
export function spaceProblems(html: string): string[] {
  const found: string[] = [];
  let unread = 0;
  // The text of the line before the current position, and whether an element began or ended after it.
  let line = "";
  let isNextElement = false;
  const endLine = () => {
    for (const [place] of line.matchAll(SPACE_BEFORE_PUNCTUATION))
      found.push(`"${place}" has a space before punctuation`);
    line = "";
  };
  const between = (tag: string) => {
    // The shapes of a drawing end no line: "16 miles", an icon and "Date" share one.
    if (IN_WORD.has(tag) || (unread > 0 && !UNREAD.has(tag))) return;
    if (INLINE.has(tag)) isNextElement = true;
    else endLine();
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
      if (text === "") return;
      if (unread > 0) {
        // Something stands here, so that a full stop may follow it.
        line += "…";
        return;
      }
      if (isNextElement && ENDS_IN_WORD.test(line) && STARTS_IN_WORD.test(text))
        found.push(`"${line.slice(-30)}" and "${text.slice(0, 30)}" share a line without a space`);
      line += text;
      isNextElement = false;
    },
    onend: endLine,
  });
  parser.end(html);
  return found;
}
