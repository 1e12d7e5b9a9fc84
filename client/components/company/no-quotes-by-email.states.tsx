import type { States } from "#client/component-states/states.ts";
import { NoQuotesByEmail } from "./no-quotes-by-email.tsx";

export const states: States = {
  default: <NoQuotesByEmail isPaused={false} />,
  paused: <NoQuotesByEmail isPaused />,
};
