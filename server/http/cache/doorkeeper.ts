const PLACES = 2 ** 16;

/**
 * Tells, of the last some ten thousand questions, which come again. It takes no more than a number each: now and then a
 * question is forgotten, or taken for another.
 */
export function createDoorkeeper(): (question: string) => boolean {
  const seen = new Int32Array(PLACES);
  return (question) => {
    const hash = hashOf(question);
    const place = hash & (PLACES - 1);
    const before = seen[place] === hash;
    seen[place] = hash;
    return before;
  };
}

/** FNV-1a; never 0, which stands for nothing. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash | 1;
}
