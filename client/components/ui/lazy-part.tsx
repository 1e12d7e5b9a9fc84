import { Component, type ReactNode, Suspense } from "react";
import { ReloadLink } from "./reload-link.tsx";

interface LazyPartProps {
  /** Stands in its place while it is on its way. */
  waiting: ReactNode;
  children: ReactNode;
}

/** A part of a screen that is fetched when it is needed; when it cannot be had, the rest of the screen stays. */
export class LazyPart extends Component<LazyPartProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return <Suspense fallback={this.props.waiting}>{this.props.children}</Suspense>;
    return (
      <div role="alert" className="card grid justify-items-start gap-3 p-5">
        <p>This part of the page could not be loaded. Check your connection and try again.</p>
        <ReloadLink>Try Again</ReloadLink>
      </div>
    );
  }
}
