import type { ComponentType, FunctionComponent, ReactNode } from "react";
import { onDemand } from "./lazy-boundary.tsx";

/**
 * The code of the part loads on demand, unless `preload` has loaded it. The parts of the first screen are preloaded on the server
 * and in the browser, so that they are hydrated together. A part that is hydrated later would lose earlier clicks.
 */
export function preloadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode,
): FunctionComponent<Props> & { preload: () => Promise<void> } {
  const Lazy = onDemand(load, fallback);
  let Loaded: ComponentType<Props> | undefined;
  const Part = (props: Props) => (Loaded ? <Loaded {...props} /> : <Lazy {...props} />);
  return Object.assign(Part, {
    preload: async () => {
      Loaded = (await load()).default;
    },
  });
}
