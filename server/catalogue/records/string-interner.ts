import { fold } from "./fold.ts";

/** The names of towns and counties, folded, each with a number: a million companies stand in some thousand of them. */
export function createNames() {
  const names: string[] = [];
  /** By name, and by what was written: folding takes longer than finding what was folded before. */
  const numbers = new Map<string, number>();
  let holdsAll = true;

  function find(name: string): number | undefined {
    const known = numbers.get(name);
    if (known !== undefined || holdsAll) return known;
    const number = names.indexOf(name);
    return number === -1 ? undefined : number;
  }

  function numberOf(text: string): number {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    const name = fold(text);
    const number = find(name) ?? names.push(name) - 1;
    numbers.set(name, number);
    numbers.set(text, number);
    return number;
  }

  return {
    numberOf,
    /** Spares memory once the many have been read: looking through all names is quick enough for the few to come. */
    forget(): void {
      numbers.clear();
      holdsAll = false;
    },
    name: (number: number): string => names[number] as string,
    /** The number of a folded name, if there is one. */
    find,
  };
}
