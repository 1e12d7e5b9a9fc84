import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { Markdown } from "./markdown.tsx";

export const states: States = {
  default: (
    <Markdown
      text={"A **strong** word, `code` and [a link](/terms).\n\n- One of {{count}}\n- Another of {{count}}"}
      facts={{ count: 2 }}
    />
  ),
  "long text": <Markdown text={LONG_TEXT} />,
};
