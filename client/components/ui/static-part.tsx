import {
  type ComponentType,
  type FunctionComponent,
  useDeferredValue,
  useState,
  useSyncExternalStore,
} from "react";
import { LazyBoundary, lazyPart } from "./lazy-boundary.tsx";

const subscribe = () => () => {};

/** True while the server renders, and in the browser while it hydrates. */
const useIsHydrating = () =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );

/**
 * For a part that only shows its props. Browsers keep the server's markup of the part and do not load its code. The code loads
 * when a prop changes, or when a client-side navigation shows the page.
 */
export function staticPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  const Loaded: ComponentType<Props> = lazyPart(async () => ({ default: await load() }));
  return function StaticPart(props) {
    const [initial] = useState(props);
    const [isKept, setKept] = useState(useIsHydrating());
    const names = Object.keys(props) as (keyof Props)[];
    if (isKept && names.some((name) => props[name] !== initial[name])) setKept(false);
    // The value is deferred, so that the old markup stays until the code has arrived.
    const showsMarkup = useDeferredValue(isKept);
    return (
      <LazyBoundary fallback={null}>
        {!import.meta.env.SSR && showsMarkup ? (
          <div
            className="contents"
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that the server's markup stays
            dangerouslySetInnerHTML={{ __html: "" }}
          />
        ) : (
          <div className="contents">
            <Loaded {...props} />
          </div>
        )}
      </LazyBoundary>
    );
  };
}
