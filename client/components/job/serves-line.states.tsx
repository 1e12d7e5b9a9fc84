import { LONG_TEXT, LONG_WORD, type States } from "#client/component-states/states.ts";
import { ServesLine } from "./serves-line.tsx";

export const states: States = {
  delivers: <ServesLine serves="yes" because="It lists LS6 among the districts it serves." place="LS6" />,
  "probably delivers": <ServesLine serves="probably" place="LS6" />,
  "to be asked": <ServesLine serves="ask" place="LS6" />,
  "does not deliver": <ServesLine serves="no" place="LS6" />,
  "long text": <ServesLine serves="no" because={LONG_TEXT} place={LONG_WORD} />,
};
