/**
 * Binary search: returns the first index of a sorted list whose element does not come before the target, or `length` if there
 * is none.
 */
export function lowerBound(length: number, comesBefore: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (comesBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
