import { join } from "node:path";

/** The arguments Node needs to run the built product. */
export const PRODUCT_ARGS = ["--enable-source-maps", join("build", "server", "main.js")];
