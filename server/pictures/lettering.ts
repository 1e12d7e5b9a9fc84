import { readFileSync } from "node:fs";

const FILE = "content/pictures/letters.tsv";

/** The font size of the outlines and widths in the file. */
const UNITS = 1_000;

interface Glyph {
  width: number;
  outline: string;
}

export type Lettering = ReturnType<typeof readLettering>;

/** Pictures use outlines of letters, which look the same on every machine. A font would have to be installed. */
export function readLettering() {
  const glyphs = new Map<string, Glyph>();
  const kerning = new Map<string, number>();
  for (const line of readFileSync(FILE, "utf8").trimEnd().split("\n")) {
    const [characters = "", number, outline] = line.split("\t");
    if (outline === undefined) kerning.set(characters, Number(number));
    else glyphs.set(characters, { width: Number(number), outline });
  }

  /** Calls `visit` with each glyph and the position of its left end. Returns the width of the text. */
  function walk(text: string, visit: (glyph: Glyph, x: number) => void = () => {}): number {
    let [x, previous] = [0, ""];
    for (const character of text) {
      const glyph = glyphs.get(character);
      if (!glyph) continue;
      x += kerning.get(previous + character) ?? 0;
      visit(glyph, x);
      x += glyph.width;
      previous = character;
    }
    return x;
  }

  const widthOf = (text: string, size: number): number => (walk(text) * size) / UNITS;

  function cut(line: string, width: number, size: number): string {
    if (widthOf(line, size) <= width) return line;
    const characters = [...line];
    while (characters.length > 0 && widthOf(`${characters.join("")}…`, size) > width) characters.pop();
    return `${characters.join("").trimEnd()}…`;
  }

  function wrap(text: string, width: number, size: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(" ")) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  /** Breaks a text into as few lines as `wrap` does, but of about equal width. */
  function balance(text: string, width: number, size: number): string[] {
    const { length } = wrap(text, width, size);
    let narrowest = width;
    while (narrowest > size && wrap(text, narrowest - size / 4, size).length === length)
      narrowest -= size / 4;
    return wrap(text, narrowest, size);
  }

  return {
    widthOf,
    /** Removes the characters that have no outline. If a letter with its accent has no outline, only the accent is removed. */
    drawable: (text: string): string =>
      [...text.normalize("NFC")]
        .map((character) => (glyphs.has(character) ? character : character.normalize("NFKD")))
        .join("")
        .replace(/\s+/g, " ")
        .replace(/./gsu, (character) => (glyphs.has(character) ? character : ""))
        .trim(),
    /**
     * Breaks a text into lines in the first of `sizes` in which it fits. If the text fits in no size, it is cut in the last size.
     */
    fit(text: string, { width, maxLines, sizes }: Room): { size: number; lines: string[] } {
      const wrapped = sizes.map((size) => ({ size, lines: wrap(text, width, size) }));
      const fitting = wrapped.find(
        ({ size, lines }) => lines.length <= maxLines && lines.every((line) => widthOf(line, size) <= width),
      );
      if (fitting) return { size: fitting.size, lines: balance(text, width, fitting.size) };
      const { size, lines } = wrapped.at(-1) ?? { size: 0, lines: [] };
      const rest = lines.slice(maxLines - 1).join(" ");
      const shown = [...lines.slice(0, maxLines - 1), ...(rest ? [rest] : [])];
      return { size, lines: shown.map((line) => cut(line, width, size)) };
    },
    /** Draws one line of text. Its baseline begins at (`x`, `y`). */
    draw: (text: string, x: number, y: number, size: number): string => {
      const shapes: string[] = [];
      walk(text, ({ outline }, left) => {
        if (outline) shapes.push(`<path transform="translate(${left})" d="${outline}"/>`);
      });
      return `<g transform="translate(${x} ${y}) scale(${size / UNITS})">${shapes.join("")}</g>`;
    },
  };
}

interface Room {
  width: number;
  maxLines: number;
  /** Font sizes in pixels, the largest first. */
  sizes: readonly number[];
}
