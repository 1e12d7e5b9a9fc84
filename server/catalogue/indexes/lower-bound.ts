/** The first of so many places, standing in order, that does not come before what is looked for. */
export function lowerBound(length: number, comesBefore: (place: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (comesBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
