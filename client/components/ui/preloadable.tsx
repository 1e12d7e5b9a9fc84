import { type ComponentType, type FunctionComponent, lazy, type ReactNode } from "react";
import { LazyBoundary } from "./lazy-boundary.tsx";

/**
 * A component whose code loads on demand, unless `preload` loaded it before. Server and browser preload the parts of the first
 * screen, so that they are hydrated with the rest of it: a click from before hydration would be lost in a part that is late.
 */
export function preloadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode,
): FunctionComponent<Props> & { preload: () => Promise<void> } {
  const Lazy: ComponentType<Props> = lazy(load);
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
