/** A key: `'locality': ` of DuckDB and Python, or `locality=` of Athena and of DuckDB's maps. */
const KEY = /\s*(?:(['"])([^'"]*)\1\s*:|([\w-]+)=)\s*/y;
/** A quoted text. A comma, a closing bracket, another quoted text or the end must follow. NumPy writes lists without commas. */
const QUOTED = /(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")(?=\s*(?:[,}\])'"]|$))/y;
/** An unquoted value of an object. It ends before the next key or before "}". */
const BARE_VALUE = /(?:(?!,\s*(?:(['"])[^'"]*\1\s*:|[\w-]+=)|\}).)*/sy;
const BARE_ITEM = /[^,\]]*/y;
/** NumPy writes "array([...], dtype=object)" around a list. */
const NUMPY = /\barray\((?=\[)|(?<=\])(?:, dtype=\w+)?\)/g;
export const NESTED = ["{", "[", "array("];
const NOTHING = /^(?:null|none|nan)?$/i;

/**
 * Parses an object or list in a cell: JSON, Athena's `{primary=Acme Skips, common=null}`, DuckDB's `{'primary': Acme Skips}` or
 * Python's `['0113 496 0001', None]`. Returns other texts unchanged.
 */
export function readNested(text: string): unknown {
  if (!NESTED.some((start) => text.startsWith(start))) return text;
  try {
    return JSON.parse(text);
  } catch {
    return read(text.replace(NUMPY, "").trim()) ?? text;
  }
}

/** Null if the text is no object or list, or if more text follows it. */
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

  /** Commas between items can be missing. */
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
