import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import type { VisibleToast } from "./toast.ts";
import { PlainToast } from "./toasts.tsx";

const toast = (shown: VisibleToast) => <PlainToast toast={shown} host={document.body} onRemoved={() => {}} />;

export const states: States = {
  message: toast({ id: 1, title: "Request sent", description: "Three companies have your request." }),
  error: toast({ id: 1, title: "Not sent", destructive: true }),
  "long text": toast({ id: 1, title: LONG_TEXT, description: LONG_TEXT }),
};
