import { useEffect } from "react";
import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import type { ToastMessage } from "./toast.ts";
import { useToast } from "./toasts.tsx";

function ShownToast(message: ToastMessage) {
  const showToast = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the message of a state never changes
  useEffect(() => showToast(message), [showToast]);
  return <p>The toast is in the corner of the screen.</p>;
}

export const states: States = {
  message: <ShownToast title="Request sent" description="Three companies have your request." />,
  error: <ShownToast title="Not sent" description="Check your connection and try again." destructive />,
  "title only": <ShownToast title="Copied" />,
  "long text": <ShownToast title={LONG_TEXT} description={LONG_TEXT} />,
};
