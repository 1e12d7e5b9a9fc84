import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import type { HireView } from "#contract/hires/hire-view.ts";
import { EventList } from "./event-list.tsx";
import { HIRE } from "./testing/example-hire.ts";

const [EVENT] = HIRE.events as [HireView["events"][number]];
const reference = "SF-7K3M-Q9";
const reminded = { ...EVENT, number: null, text: "We wrote to remind you of the delivery." };

export const states: States = {
  "one event": <EventList reference={reference} events={[EVENT]} />,
  "with words, and a reminder without a number": (
    <EventList reference={reference} events={[reminded, { ...EVENT, words: LONG_TEXT }]} />
  ),
  "a long name": <EventList reference={reference} events={[{ ...EVENT, text: LONG_TEXT }]} />,
};
