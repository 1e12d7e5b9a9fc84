import { join } from "node:path";

/**
 * Prevents V8 from allocating short-lived objects in the old generation. V8 would do so after the product has loaded the
 * long-lived objects of the catalogue. Minor garbage collections take 2 ms with this flag and 8 ms without.
 */
const GC_FLAG = "--no-allocation-site-pretenuring";

export const PRODUCT_ARGS = ["--enable-source-maps", GC_FLAG, join("build", "server", "main.js")];
