/**
 * Top-level domains in lower case. A name or a place rarely has one after a full stop, except "de" and "su" (see
 * `NAME_LIKE_DOMAINS`). `example`, `test` and `invalid` are not in the root zone: RFC 2606 reserves them.
 */
export const COMMON_DOMAINS: ReadonlySet<string> = new Set(
  (
    "com net org info biz io co uk eu ai app dev xyz site online shop store club live link click icu vip top website " +
    "example test invalid ru cn de fr nl pl ie es ch au nz ca br jp ua tk ml ga cf gq cc tv ws ly pw su gg sh"
  ).split(" "),
);

/** Browsers load these domains instead of the list in `every.ts`, so that forms refuse a web address immediately. */
export const TOP_LEVEL_DOMAINS: ReadonlySet<string> = new Set([
  ...COMMON_DOMAINS,
  ..."me us in it is no to so at be by do my id la li se".split(" "),
]);

/** Top-level domains that are also part of a name: "J.De Souza". */
export const NAME_LIKE_DOMAINS: ReadonlySet<string> = new Set(["de", "la", "li", "su"]);
