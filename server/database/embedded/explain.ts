import { DatabaseStartError } from "../start-error.ts";
import type { Cluster } from "./cluster.ts";
import { logTail } from "./server-log.ts";

const CAUSES: [RegExp, string][] = [
  [/No space left on device|ENOSPC/, "There is no space left on its disk."],
  [/Disk quota exceeded|EDQUOT/, "Its disk quota is used up."],
  [/Read-only file system|EROFS/, "Its disk can only be read."],
  [/could not bind|Address already in use/, "Its port is taken by another program."],
  [/invalid permissions/, "Its data folder must be closed to others: mode 0700."],
  [/wrong ownership/, "Its data folder belongs to another account."],
  [
    /Permission denied|Operation not permitted|EACCES|EPERM/,
    "Its account may not read or write a file there.",
  ],
  [/incompatible with server|initialized by PostgreSQL/, "Its data come from another version of PostgreSQL."],
  [/could not map anonymous shared memory|Cannot allocate memory/, "The machine has too little free memory."],
  [
    /pre-existing shared memory block|lock file .* already exists/,
    "Another PostgreSQL uses its data folder.",
  ],
  [/error while loading shared libraries/, 'Its programs are incomplete; "npm ci" installs them again.'],
];

/** What a program printed before it failed, else what the system said. */
const saidBy = (error: unknown) =>
  (error as { stderr?: string }).stderr?.trim() || (error instanceof Error ? error.message : String(error));

/** An error of the embedded database as a sentence, followed by what PostgreSQL itself said. */
export function explain(doing: string, error: unknown, details = ""): DatabaseStartError {
  if (error instanceof DatabaseStartError) return error;
  const said = [saidBy(error), details].filter(Boolean).join("\n");
  const reason = CAUSES.find(([pattern]) => pattern.test(said))?.[1] ?? "PostgreSQL says why:";
  return new DatabaseStartError(`${doing}. ${reason}\n${said}`, { cause: error });
}

/** Why the server did not start, with the end of its log. */
export async function explainStart(
  { folder, logFile }: Cluster,
  error: unknown,
): Promise<DatabaseStartError> {
  const tail = `The end of ${logFile}:\n${await logTail(logFile)}`;
  return explain(`The embedded database in ${folder} did not start`, error, tail);
}
