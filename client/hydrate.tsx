import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import type { InitialState } from "./initial-state.ts";
import { Navigation } from "./navigation/navigation.tsx";
import { loadScreen } from "./navigation/prefetch.ts";
import { createQueryClient, hydrateQueries } from "./queries/query-client.ts";
import { matchPage } from "./routes.ts";

/** `onStart` is called just before React starts to handle events. The promise resolves when hydration is complete. */
export async function hydratePage({ site, assets, props, queries }: InitialState, onStart: () => void) {
  const queryClient = createQueryClient();
  hydrateQueries(queryClient, queries);

  const { name, params } = matchPage(location.pathname);
  const Screen = await loadScreen(name);
  await Screen.preload?.(new URLSearchParams(location.search));
  const initial = { Screen, params, props, navigation: null };

  onStart();
  await new Promise<void>((resolve) => {
    // A transition hydrates in slices of 5 ms, so that a tap does not wait for the whole page.
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <OnHydrated notify={resolve}>
            <Navigation initial={initial} queryClient={queryClient}>
              {(rendered) => (
                <App site={site} assets={assets} queryClient={queryClient} rendered={rendered} />
              )}
            </Navigation>
          </OnHydrated>
        </StrictMode>,
      );
    });
  });
}

/** Rendered as a parent of the page: a sibling would change the identifiers of `useId`, and the server renders no sibling. */
function OnHydrated({ notify, children }: { notify: () => void; children: ReactNode }) {
  useEffect(notify, [notify]);
  return children;
}
