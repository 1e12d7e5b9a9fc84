import { LONG_TEXT, LONG_WORD, type States } from "#client/component-states/states.ts";
import { DeliveryLine } from "./delivery-line.tsx";

export const states: States = {
  delivers: <DeliveryLine serves="yes" because="It lists LS6 among the districts it serves." place="LS6" />,
  "probably delivers": <DeliveryLine serves="probably" place="LS6" />,
  "to be asked": <DeliveryLine serves="ask" place="LS6" />,
  "does not deliver": <DeliveryLine serves="no" place="LS6" />,
  "long text": <DeliveryLine serves="no" because={LONG_TEXT} place={LONG_WORD} />,
};
