/** The number of slots of the filter. Each slot remembers one recent key, in 4 bytes: together 256 KiB. */
const SLOTS = 2 ** 16;

/**
 * Tells whether a key was requested recently, so that a cache need not store what is requested only once.
 *
 * The name comes from TinyLFU (Einziger, Friedman, Manes: "TinyLFU: A Highly Efficient Cache Admission Policy", ACM
 * Transactions on Storage, 2017).
 * The paper uses a Bloom filter; this filter stores one hash per slot. A newer key replaces an older one in the same slot,
 * and two keys with the same 32-bit hash are taken for one.
 */
export function createDoorkeeper(): (key: string) => boolean {
  const seen = new Int32Array(SLOTS);
  return (key) => {
    const hash = fnv1a(key);
    const slot = hash & (SLOTS - 1);
    const wasSeen = seen[slot] === hash;
    seen[slot] = hash;
    return wasSeen;
  };
}

/** 32-bit FNV-1a. Never 0, which marks an empty slot. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash || 1;
}
