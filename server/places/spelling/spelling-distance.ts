/** In letters. Longer words are not compared. No name in the place tables is as long. */
export const MAX_COMPARED_LENGTH = 40;

const row = () => new Uint8Array(MAX_COMPARED_LENGTH + 1);
/** The last three rows of the table of distances between the beginnings of two words. All calls share these arrays. */
let [twoBefore, before, current] = [row(), row(), row()] as [Uint8Array, Uint8Array, Uint8Array];

/**
 * The number of letters to add, drop, replace or swap with their neighbour to turn `a` into `b` (optimal string alignment
 * distance). Returns `limit + 1` as soon as the distance exceeds `limit`.
 */
export function spellingDistance(a: string, b: string, limit: number): number {
  const beyond = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return beyond;
  if (Math.max(a.length, b.length) > MAX_COMPARED_LENGTH) return beyond;
  for (let at = 0; at <= b.length; at += 1) before[at] = at;
  for (let row = 1; row <= a.length; row += 1) {
    if (fillRow(a, b, row) > limit) return beyond;
    [twoBefore, before, current] = [before, current, twoBefore];
  }
  return Math.min(before[b.length] as number, beyond);
}

function fillRow(a: string, b: string, row: number): number {
  const letter = a.charCodeAt(row - 1);
  let least = row;
  current[0] = row;
  for (let at = 1; at <= b.length; at += 1) {
    const other = b.charCodeAt(at - 1);
    let edits = Math.min(
      (before[at] as number) + 1,
      (current[at - 1] as number) + 1,
      (before[at - 1] as number) + (letter === other ? 0 : 1),
    );
    const isSwapped = row > 1 && at > 1 && letter === b.charCodeAt(at - 2) && other === a.charCodeAt(row - 2);
    if (isSwapped) edits = Math.min(edits, (twoBefore[at - 2] as number) + 1);
    current[at] = edits;
    if (edits < least) least = edits;
  }
  return least;
}
