import { existsSync } from "node:fs";

/**
 * Returns Node's option to read settings from `.env` if the file exists. `--env-file-if-exists` would print a warning if the
 * file is missing.
 */
export const envFileOption = () => (existsSync(".env") ? ["--env-file=.env"] : []);
