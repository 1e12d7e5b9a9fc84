import { Component, type ComponentType, lazy, type ReactNode, Suspense, use } from "react";
import { NavigationContext } from "#client/queries/navigation-wait.ts";
import { loadCode, useWaiting } from "#client/queries/waiting.ts";
import { ReloadLink } from "./load-error.tsx";

/** The component needs a `LazyBoundary` around it. */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => loadCode(load));

interface LazyBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** If loading fails, only this part of the screen shows an error. */
export class LazyBoundary extends Component<LazyBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { fallback, children } = this.props;
    if (!this.state.failed) return <Suspense fallback={<Fallback>{fallback}</Fallback>}>{children}</Suspense>;
    return (
      <div role="alert" className="card grid justify-items-start gap-3 p-5">
        <p>This part of the page could not be loaded. Check your connection and try again.</p>
        <ReloadLink />
      </div>
    );
  }
}

/** Suspends during a navigation, so that the navigation waits for the code too. */
function Fallback({ children }: { children: ReactNode }) {
  const navigation = use(NavigationContext);
  if (navigation && !navigation.isOver()) use(navigation.over);
  useWaiting(true);
  return children;
}
