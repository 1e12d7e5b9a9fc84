/** A key: `'locality': ` of DuckDB and Python, or `locality=` of Athena and of DuckDB's maps. */
const KEY = /\s*(?:(['"])([^'"]*)\1\s*:|([\w-]+)=)\s*/y;
/** A text in quotation marks before a comma or bracket. NumPy writes lists without commas. */
const QUOTED = /(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")(?=\s*(?:[,}\])'"]|$))/y;
/** A text without quotation marks, up to the next key or the end of an object, or the next item of a list. */
const BARE_VALUE = /(?:(?!,\s*(?:(['"])[^'"]*\1\s*:|[\w-]+=)|\}).)*/sy;
const BARE_ITEM = /[^,\]]*/y;
/** NumPy writes "array([...], dtype=object)" around a list. */
const NUMPY = /\barray\((?=\[)|(?<=\])(?:, dtype=\w+)?\)/g;
export const NESTED = ["{", "[", "array("];
const NOTHING = /^(?:null|none|nan)?$/i;

/**
 * Reads an object or a list as databases and programs write it into a cell: JSON, DuckDB's `{'primary': Acme Skips, 'common': NULL}`,
 * Athena's `{primary=Acme Skips, common=null}` and Python's `['0113 496 0001', None]`. Other texts are returned unchanged.
 */
export function readNested(text: string): unknown {
  if (!NESTED.some((start) => text.startsWith(start))) return text;
  try {
    return JSON.parse(text);
  } catch {
    return read(text.replace(NUMPY, "").trim()) ?? text;
  }
}

/** Returns null if the text is no object or list, or has further text behind it. */
function read(text: string): unknown {
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const isNext = (character: string) => text[at] === character;

  function value(bare: RegExp): unknown {
    if (isNext("{")) return object();
    if (isNext("[")) return list();
    const quoted = take(QUOTED);
    if (quoted) return (quoted[1] ?? quoted[2] ?? "").replace(/\\(.)/g, "$1");
    const plain = take(bare)?.[0].trim() ?? "";
    return NOTHING.test(plain) ? null : plain;
  }

  /** Calls `item` for each item up to the closing character. Commas between items can be missing. */
  function each(end: string, item: () => void): void {
    at += 1;
    while (!take(end === "}" ? /\s*\}/y : /\s*\]/y)) {
      const before = at;
      item();
      take(/\s*,?\s*/y);
      if (at === before) throw new SyntaxError("No item");
    }
  }

  function object(): object {
    const members: [string, unknown][] = [];
    each("}", () => {
      const key = take(KEY);
      if (!key) throw new SyntaxError("No key");
      members.push([key[2] ?? key[3] ?? "", value(BARE_VALUE)]);
    });
    return Object.fromEntries(members);
  }

  function list(): unknown[] {
    const items: unknown[] = [];
    each("]", () => items.push(value(BARE_ITEM)));
    return items;
  }

  try {
    const found = isNext("{") ? object() : list();
    return at === text.length ? found : null;
  } catch {
    return null;
  }
}
