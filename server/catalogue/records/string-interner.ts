/**
 * Gives each distinct string a number. Many companies share a string: a million companies are in a few thousand towns and
 * counties.
 */
export function createStringInterner() {
  const strings: string[] = [];
  const ids = new Map<string, number>();

  return {
    /** Returns the id of a string. A new string gets the next id. */
    intern(text: string): number {
      const known = ids.get(text);
      if (known !== undefined) return known;
      ids.set(text, strings.length);
      return strings.push(text) - 1;
    },
    idOf: (text: string): number | undefined => ids.get(text),
    text: (id: number): string => strings[id] as string,
  };
}
