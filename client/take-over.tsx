import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { BrowserNavigation } from "./navigation/browser-navigation.tsx";
import { currentLocation } from "./navigation/place.ts";
import { hydrate } from "./queries/dehydrate.ts";
import { createQueryClient } from "./queries/query-client.ts";
import { routeAt } from "./routes.ts";
import { SCREENS } from "./screens.ts";
import type { Start } from "./start.ts";

/**
 * From here on the page that came from the server is React's. It hears of whatever is pressed after `begun`; what was pressed
 * before can be told to it once this is done.
 */
export async function takeOver({ site, assets, props, queries }: Start, begun: () => void) {
  const queryClient = createQueryClient();
  hydrate(queryClient, queries);

  const location = currentLocation();
  const { name, params } = routeAt(location.pathname);
  const shown = { Screen: await SCREENS[name](), params, props };

  begun();
  await new Promise<void>((resolve) => {
    // In slices: a tap meanwhile does not wait for all of it.
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <AtEnd tell={resolve}>
            <BrowserNavigation opening={{ location, shown }} queryClient={queryClient}>
              {(shown) => <App site={site} assets={assets} queryClient={queryClient} shown={shown} />}
            </BrowserNavigation>
          </AtEnd>
        </StrictMode>,
      );
    });
  });
}

/** Around the page and not beside it: React counts neighbours when it makes identifiers, and the server knows none. */
function AtEnd({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell]);
  return children;
}
