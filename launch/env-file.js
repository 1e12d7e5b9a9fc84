import { existsSync } from "node:fs";

/**
 * The option of Node that reads settings from `.env`. Node's `--env-file-if-exists` would print a warning if the file is missing.
 */
export const envFileOption = () => (existsSync(".env") ? ["--env-file=.env"] : []);
