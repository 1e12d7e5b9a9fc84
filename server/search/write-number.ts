const [POINT, ZERO] = [...Buffer.from(".0")] as [number, number];

/** Writes a whole number in decimal digits; returns the end. */
function writeInteger(buffer: Buffer, at: number, value: number): number {
  const end = value < 10 ? at : writeInteger(buffer, at, Math.floor(value / 10));
  buffer[end] = ZERO + (value % 10);
  return end + 1;
}

/** Writes hundredths as JSON.stringify writes the number: 1250 as 12.5. Returns the end. */
export function writeHundredths(buffer: Buffer, start: number, hundredths: number): number {
  let at = writeInteger(buffer, start, Math.floor(hundredths / 100));
  const rest = hundredths % 100;
  if (rest === 0) return at;
  buffer[at++] = POINT;
  buffer[at++] = ZERO + Math.floor(rest / 10);
  if (rest % 10 !== 0) buffer[at++] = ZERO + (rest % 10);
  return at;
}
