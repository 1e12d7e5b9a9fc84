import type { States } from "#client/component-states/states.ts";
import { CardAnswers } from "./card-answers.tsx";

const FIGURES = { requests: 10, answeredShare: 0.8, medianHours: 4, bucket: "hours" } as const;

export const states: States = {
  "answers within hours": <CardAnswers answers={FIGURES} />,
  "answers seldom and late": <CardAnswers answers={{ ...FIGURES, answeredShare: 0.3, bucket: "longer" }} />,
  "has answered nothing": (
    <CardAnswers answers={{ ...FIGURES, answeredShare: 0, medianHours: null, bucket: "unanswered" }} />
  ),
  "too few requests": <CardAnswers answers={{ requests: 3, bucket: "not-enough" }} />,
};
