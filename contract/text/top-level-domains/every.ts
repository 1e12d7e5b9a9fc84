import { COMMON_DOMAINS } from "./common.ts";
import ROOT_ZONE from "./root-zone.json" with { type: "json" };

/**
 * IANA's root zone: https://data.iana.org/TLD/tlds-alpha-by-domain.txt, version 2026051600. It lists names in other scripts in an
 * encoding that begins with "xn--". Browsers load `common.ts` instead (`imports` in package.json): this list is 4 KB compressed.
 * The server checks again.
 */
export const TOP_LEVEL_DOMAINS: ReadonlySet<string> = new Set([
  ...COMMON_DOMAINS,
  ...[...ROOT_ZONE.ascii, ...ROOT_ZONE.otherScripts].join(" ").split(" "),
]);

/** Surnames and places that are also top-level domains: "Dr.Fox", "J.De Souza", "S.Wales". */
export const NAME_LIKE_DOMAINS: ReadonlySet<string> = new Set(
  (
    "de hu la li lu ma ng su vu ye abbott best black bond camp case cash chase church day deal dell fish ford fox garden " +
    "gay george glass gold grainger green house hughes joy kim land law lilly lincoln london love man market mint moe " +
    "norton page paris philips pink post press read red rich rogers room scot sharp shell silk song star town wales " +
    "walter wang weber weir win yun"
  ).split(" "),
);
