interface Junction {
  /** The pattern that ends here. */
  name: string | null;
  fixed: Map<string, Junction>;
  /** What follows a part that may be anything. */
  any: Junction | null;
}

const OTHER = "other";
const junction = (): Junction => ({ name: null, fixed: new Map(), any: null });

/**
 * Names the route of a path and query by its pattern ("/company/:id"), for counting: a name never holds what a visitor typed, and
 * there are no more names than patterns. A pattern may end in "/*".
 */
export function routeNames(patterns: Iterable<string>): (path: string) => string {
  const root = junction();
  for (const pattern of patterns) plant(root, pattern);
  return (path) => nameOf(root, path);
}

function plant(root: Junction, pattern: string): void {
  let at = root;
  for (const part of pattern.split("/").slice(1)) {
    if (part.startsWith(":") || part === "*") {
      at.any ??= junction();
      at = at.any;
      if (part === "*") at.any = at;
    } else {
      const next = at.fixed.get(part) ?? junction();
      at.fixed.set(part, next);
      at = next;
    }
  }
  at.name = pattern;
}

/** Stands before every answer, so it makes no array and tries no expression. */
function nameOf(root: Junction, path: string): string {
  let from = 0;
  const query = path.indexOf("?");
  const end = query === -1 ? path.length : query;
  let at: Junction | null | undefined = root;
  while (from < end) {
    const slash = path.indexOf("/", from + 1);
    const to = slash === -1 || slash > end ? end : slash;
    at = at.fixed.get(path.slice(from + 1, to)) ?? at.any;
    if (!at) return OTHER;
    from = to;
  }
  return at.name ?? OTHER;
}
