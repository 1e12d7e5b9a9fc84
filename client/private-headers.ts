/**
 * Headers of pages behind a secret link or a sign-in: they must not be cached, indexed or leaked in a referrer. "no-referrer"
 * is not used, because forms would then post with the origin "null", which the cross-site check refuses.
 */
export const PRIVATE_HEADERS = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex",
  "referrer-policy": "same-origin",
};
