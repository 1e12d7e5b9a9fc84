interface Command<Request> {
  /** Null when what was asked is not clear. */
  request: Request | null;
  usage: string;
  run(request: Request): Promise<void>;
  /** Said after the reason, when it fails. */
  failed: string;
}

/** Does what was asked at a terminal, or says how to ask, or why it could not be done; then the exit code is 1. */
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
