import type { ComponentType, FunctionComponent, ReactNode } from "react";
import { LazyBoundary, lazyPart } from "./lazy-boundary.tsx";

/**
 * The code loads on demand, unless `preload` loaded it before. Server and browser preload the parts of the first screen, so that
 * all its parts are hydrated together. A part that is hydrated later would lose earlier clicks.
 */
export function preloadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode,
): FunctionComponent<Props> & { preload: () => Promise<void> } {
  const Lazy: ComponentType<Props> = lazyPart(load);
  let Loaded: ComponentType<Props> | undefined;
  const Part = (props: Props) =>
    Loaded ? (
      <Loaded {...props} />
    ) : (
      <LazyBoundary fallback={fallback}>
        <Lazy {...props} />
      </LazyBoundary>
    );
  return Object.assign(Part, {
    preload: async () => {
      Loaded = (await load()).default;
    },
  });
}
