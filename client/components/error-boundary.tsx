import { Component, type ReactNode } from "react";
import { useLocation } from "react-router";
import { ReloadLink } from "./ui/load-error.tsx";
import { MessagePanel } from "./ui/message-panel.tsx";

interface ErrorCatcherProps {
  /** The boundary forgets the error when this value changes. */
  resetKey: string;
  children: ReactNode;
}

class ErrorCatcher extends Component<ErrorCatcherProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ resetKey }: ErrorCatcherProps) {
    if (this.state.failed && resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <ErrorPanel /> : this.props.children;
  }
}

export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <ErrorCatcher resetKey={key}>{children}</ErrorCatcher>;
}

export function ErrorPanel() {
  return (
    <div className="page py-16">
      <title>Something went wrong</title>
      <MessagePanel title="Something went wrong">
        <p className="max-w-prose text-ink-soft">Sorry, this page failed to load. Try again shortly.</p>
        <ReloadLink />
      </MessagePanel>
    </div>
  );
}
