const LEFT_OUT = /^great (.+)$|^(.+?) (?:on|under|le|cum|by|in|super|next|at|near|over|sub|en|de la) ./;

/**
 * What people call a town whose name begins with "Great" or ends as "Poulton-le-Fylde" does: "poulton". Null for other names. The
 * name is in lower case with single spaces, and "upon" is "on".
 */
export function shortPlaceName(name: string): string | null {
  const [, afterGreat, beforeTail] = LEFT_OUT.exec(name) ?? [];
  return afterGreat ?? beforeTail ?? null;
}
