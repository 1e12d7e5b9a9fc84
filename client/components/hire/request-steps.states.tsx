import type { States } from "#client/component-states/states.ts";
import { RequestSteps } from "./request-steps.tsx";

export const states: States = {
  sent: <RequestSteps stage={null} hasQuote={false} />,
  "written in test mode": <RequestSteps stage={null} hasQuote={false} isTest />,
  "with a quote": <RequestSteps stage={null} hasQuote />,
  chosen: <RequestSteps stage="chosen" hasQuote />,
  "chosen without a quote": <RequestSteps stage="chosen" hasQuote={false} />,
  delivered: <RequestSteps stage="delivered" hasQuote />,
  collected: <RequestSteps stage="collected" hasQuote />,
};
