import { test } from "@playwright/test";
import {
  COMPANIES_TAB,
  LEAD_LIST,
  PERSONAL_DATA_PAGE,
  QUOTES_TAB,
  REVIEW_LIST,
  SIGNING_IN,
  WORK_QUEUE,
} from "./states/admin.ts";
import { LOG_PAGE } from "./states/changes.ts";
import { checkStates } from "./states/check-states.ts";
import { FIGURES_PAGE } from "./states/figures.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

checkStates("signing in", SIGNING_IN);
checkStates("managing companies", COMPANIES_TAB);
checkStates("managing quote requests", QUOTES_TAB);
checkStates("managing reviews", REVIEW_LIST);
checkStates("managing listing requests", LEAD_LIST);
checkStates("the log of changes", LOG_PAGE);
checkStates("the work queue", WORK_QUEUE);
checkStates("figures", FIGURES_PAGE);
checkStates("finding and erasing personal data", PERSONAL_DATA_PAGE);
