/** "soil, rubble and wood" */
export function listWords(words: readonly string[]): string {
  const before = words.slice(0, -1).join(", ");
  const last = words.at(-1) ?? "";
  return before ? `${before} and ${last}` : last;
}
