import {
  Component,
  type ComponentType,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
  use,
} from "react";
import { NavigationContext } from "#client/queries/navigation-wait.ts";
import { loadCode, useWaiting } from "#client/queries/waiting.ts";
import { ReloadLink } from "./load-error.tsx";

/** The component needs a `LazyBoundary` around it. */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => loadCode(load));

interface ErrorCatcherProps {
  failed: ReactNode;
  /** The error is forgotten when this value changes. */
  resetKey?: string;
  children: ReactNode;
}

export class ErrorCatcher extends Component<ErrorCatcherProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ resetKey }: ErrorCatcherProps) {
    if (this.state.hasFailed && resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}

const NOT_LOADED = (
  <div role="alert" className="card grid justify-items-start gap-3 p-5">
    <p>This part of the page could not be loaded. Check your connection and try again.</p>
    <ReloadLink />
  </div>
);

/** If loading fails, only this part of the screen shows an error. */
export const LazyBoundary = ({ fallback, children }: { fallback: ReactNode; children: ReactNode }) => (
  <ErrorCatcher failed={NOT_LOADED}>
    <Suspense fallback={<Fallback>{fallback}</Fallback>}>{children}</Suspense>
  </ErrorCatcher>
);

/** A part whose code loads when it is first shown. */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode = null,
): FunctionComponent<Props> {
  const Loaded: ComponentType<Props> = lazyPart(load);
  return (props) => (
    <LazyBoundary fallback={fallback}>
      <Loaded {...props} />
    </LazyBoundary>
  );
}

/** Suspends during a navigation, so that the navigation waits for the code too. */
function Fallback({ children }: { children: ReactNode }) {
  const navigation = use(NavigationContext);
  if (navigation && !navigation.isOver()) use(navigation.over);
  useWaiting(true);
  return children;
}
