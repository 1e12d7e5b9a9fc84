/** What the process holds on to, in and beside its heap. Needs --expose-gc. */
export function usedBytes(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
