import { Component, type ReactNode } from "react";
import { useLocation } from "react-router";
import { ErrorPanel } from "./error-panel.tsx";

interface CatchProps {
  place: string;
  children: ReactNode;
}

class Catch extends Component<CatchProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** Another place is another try. */
  override componentDidUpdate({ place }: CatchProps) {
    if (this.state.failed && place !== this.props.place) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <ErrorPanel /> : this.props.children;
  }
}

/** A screen that fails leaves the page around it standing. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <Catch place={key}>{children}</Catch>;
}
