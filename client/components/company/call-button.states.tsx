import { LONG_WORD, type States } from "#client/component-states/states.ts";
import { CallButton } from "./call-button.tsx";

const NUMBER = "0113 496 0857";

export const states: States = {
  call: <CallButton company={{ name: "Aire Skips", phone: NUMBER }} className="grow" />,
  "with the number": (
    <CallButton company={{ name: LONG_WORD, phone: NUMBER }} className="grow">
      {NUMBER}
    </CallButton>
  ),
  "no number": <CallButton company={{ name: "Aire Skips", phone: null }} className="grow" />,
};
