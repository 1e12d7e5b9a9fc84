import { Component, type ReactNode, Suspense } from "react";
import { ReloadLink } from "./reload-link.tsx";

interface LazyBoundaryProps {
  /** Shown while the code loads. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A Suspense boundary for code that loads on demand. If loading fails, only this part of the screen shows an error. */
export class LazyBoundary extends Component<LazyBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>;
    return (
      <div role="alert" className="card grid justify-items-start gap-3 p-5">
        <p>This part of the page could not be loaded. Check your connection and try again.</p>
        <ReloadLink>Try Again</ReloadLink>
      </div>
    );
  }
}
