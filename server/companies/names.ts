import { fold } from "./fold.ts";

/** The names of towns and counties, folded, each with a number: a million companies stand in some thousand of them. */
export function createNames() {
  const names: string[] = [];
  const byName = new Map<string, number>();
  /** Folding takes longer than finding what was folded before. */
  const byText = new Map<string, number>();

  function numberOf(text: string): number {
    const known = byText.get(text);
    if (known !== undefined) return known;
    const name = fold(text);
    const number = byName.get(name) ?? names.push(name) - 1;
    byName.set(name, number);
    byText.set(text, number);
    return number;
  }

  return {
    numberOf,
    /** Spares memory once the many have been read. */
    forgetTexts: () => byText.clear(),
    name: (number: number): string => names[number] as string,
    /** The number of a folded name, if there is one. */
    find: (name: string): number | undefined => byName.get(name),
  };
}
