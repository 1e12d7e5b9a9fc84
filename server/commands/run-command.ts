interface Command<Request> {
  /** The parsed arguments, or null if they are unclear. */
  request: Request | null;
  usage: string;
  run(request: Request): Promise<void>;
  /** Printed after the error message. */
  failed: string;
}

/** Runs a command of the terminal. Prints the usage or the error, with exit code 1, if it can't. */
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
