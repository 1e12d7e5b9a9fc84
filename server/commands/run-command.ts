interface Command<Request> {
  /** The parsed arguments, or null if they are invalid. */
  request: Request | null;
  usage: string;
  run(request: Request): Promise<void>;
  /** The sentence printed after the error message, for example "No postcode was changed.". */
  failed: string;
}

/** Runs a command in the terminal. On failure prints the usage or the error and exits with code 1. */
export async function runCommand<Request>({ request, usage, run, failed }: Command<Request>): Promise<void> {
  if (request === null) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  try {
    await run(request);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(failed);
    process.exitCode = 1;
  }
}
