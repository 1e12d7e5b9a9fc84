import { Component, type ReactNode } from "react";
import { useLocation } from "react-router";
import { FailurePanel } from "./failure-panel.tsx";

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
    return this.state.failed ? <FailurePanel /> : this.props.children;
  }
}

/** A screen that fails leaves the page around it standing. */
export function FailureBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <Catch place={key}>{children}</Catch>;
}
