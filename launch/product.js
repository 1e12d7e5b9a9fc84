import { join } from "node:path";

export const PRODUCT_ARGS = ["--enable-source-maps", join("build", "server", "main.js")];
