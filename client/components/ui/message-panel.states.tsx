import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { MessagePanel } from "./message-panel.tsx";

export const states: States = {
  default: (
    <MessagePanel title="Nothing found">
      <p>Try a larger radius.</p>
    </MessagePanel>
  ),
  "long text": (
    <MessagePanel title={LONG_TEXT} level="h2">
      <p>{LONG_TEXT}</p>
    </MessagePanel>
  ),
};
