import { existsSync } from "node:fs";

/** Node's option for reading settings from `.env`, if the file exists. Node's own --env-file-if-exists prints a line otherwise. */
export const envFileOption = () => (existsSync(".env") ? ["--env-file=.env"] : []);
