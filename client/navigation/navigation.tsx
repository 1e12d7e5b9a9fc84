import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { BrowserRouter } from "react-router";
import type { RenderedScreen } from "../page.ts";
import { usePrefetch } from "./use-prefetch.ts";
import { useRenderedScreen } from "./use-rendered-screen.ts";
import { useScrollRestoration } from "./use-scroll-restoration.ts";

interface NavigationProps {
  /** The screen that the server rendered. */
  initial: RenderedScreen;
  queryClient: QueryClient;
  children: (rendered: RenderedScreen) => ReactNode;
}

/** Renders the screen of the current URL with React Router. Adds prefetching and scroll restoration. */
export function Navigation(props: NavigationProps) {
  return (
    <BrowserRouter>
      <CurrentScreen {...props} />
    </BrowserRouter>
  );
}

function CurrentScreen({ initial, queryClient, children }: NavigationProps) {
  const rendered = useRenderedScreen(initial);
  usePrefetch(queryClient);
  useScrollRestoration();
  return children(rendered);
}
