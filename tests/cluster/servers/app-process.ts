import { type Product, startProduct } from "../../harness/product.ts";

/** One process of the product, which can be stopped or killed and started again on its port. */
export interface AppProcess {
  port: number;
  url: string;
  /** Starts the process and waits until it is ready. `changes` to the settings also apply to later starts. */
  start(changes?: NodeJS.ProcessEnv): Promise<void>;
  /** Stops the process after it has answered the pending requests. */
  stop(): Promise<void>;
  kill(): Promise<void>;
  /** Everything that this process printed since the first start. */
  lines(): string[];
}

interface AppOptions {
  port: number;
  dataDir: string;
  env: NodeJS.ProcessEnv;
  /** Folder of another version of the product, which must contain a build. */
  cwd?: string | undefined;
}

export function createAppProcess({ port, dataDir, env, cwd }: AppOptions): AppProcess {
  const runs: Product[] = [];
  let settings = env;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async start(changes = {}) {
      settings = { ...settings, ...changes };
      runs.push(await startProduct({ port, dataDir, env: settings, ...(cwd && { cwd }) }));
    },
    stop: async () => void (await runs.at(-1)?.stop()),
    async kill() {
      runs.at(-1)?.kill("SIGKILL");
      await runs.at(-1)?.exited;
    },
    lines: () => runs.flatMap((run) => run.lines),
  };
}
