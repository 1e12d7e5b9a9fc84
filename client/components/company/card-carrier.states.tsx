import type { States } from "#client/component-states/states.ts";
import { todayInLondon } from "#contract/dates.ts";
import { CardCarrier } from "./card-carrier.tsx";

const CHECK = { tier: "upper", method: "register-page", checkedOn: todayInLondon(), validTo: null } as const;

export const states: States = {
  "not checked": <CardCarrier carrier={null} />,
  checked: <CardCarrier carrier={{ ...CHECK, result: "matched" }} />,
  "certificate seen": <CardCarrier carrier={{ ...CHECK, result: "matched", method: "certificate-seen" }} />,
  "registered in another name": <CardCarrier carrier={{ ...CHECK, result: "other-holder" }} />,
  "not on the register": <CardCarrier carrier={{ ...CHECK, result: "not-on-register" }} />,
  "broker only": <CardCarrier carrier={{ ...CHECK, result: "broker-only" }} />,
  "lower tier": <CardCarrier carrier={{ ...CHECK, tier: "lower", result: "lower-tier" }} />,
  "checked long ago": <CardCarrier carrier={{ ...CHECK, result: "matched", checkedOn: "2026-01-05" }} />,
};
