import { LONG_TEXT, LONG_WORD, type States } from "#client/component-states/states.ts";
import { Dialog } from "./dialog.tsx";

const dialog = (title: string, text: string, wide = false) => (
  <Dialog title={title} onClose={() => {}} wide={wide}>
    <p className="wrap-anywhere">{text}</p>
  </Dialog>
);

export const states: States = {
  default: dialog("Write a Review", "Tell others how it went."),
  wide: dialog("Request a Quote", "Three companies will get your request.", true),
  "long text": dialog(LONG_TEXT, LONG_TEXT + LONG_WORD),
};
