/**
 * The value below which a part of the values lies, such as the median (0.5). Between two values it is interpolated. Values are in
 * ascending order, and there is at least one.
 */
export function priceQuantile(values: readonly number[], part: number): number {
  const at = (values.length - 1) * part;
  const [below, above] = [values[Math.floor(at)] as number, values[Math.ceil(at)] as number];
  return below + (above - below) * (at - Math.floor(at));
}
