import { test } from "@playwright/test";
import { checkStates } from "./states/check-states.ts";
import { DIRECTORY_FORM, LISTING, PLAIN_FORMS, QUOTE_PAGE, REVIEW_FORM } from "./states/forms.ts";
import { FAILING, WAITING } from "./states/loading-and-errors.ts";
import { MENU, READING } from "./states/reading.ts";
import {
  COMPANY_PAGE,
  COMPARISON_PAGE,
  DIRECTORY_PAGE,
  HOME_PAGE,
  PRICES_PAGE,
  SEARCHING,
  SELECTING,
} from "./states/search.ts";

// Axe must not measure colours during an animation.
test.use({ contextOptions: { reducedMotion: "reduce" } });

checkStates("searching", SEARCHING);
checkStates("choosing companies", SELECTING);
checkStates("the home page", HOME_PAGE);
checkStates("the directory", DIRECTORY_PAGE);
checkStates("asking from the directory", DIRECTORY_FORM);
checkStates("a company", COMPANY_PAGE);
checkStates("the comparison", COMPARISON_PAGE);
checkStates("a review", REVIEW_FORM);
checkStates("prices", PRICES_PAGE);
checkStates("the quote page", QUOTE_PAGE);
checkStates("asking to be listed", LISTING);
checkStates("reading", READING);
checkStates("the menu", MENU);
checkStates("waiting", WAITING);
checkStates("failing", FAILING);

test.describe("without script", () => {
  // Axe needs JavaScript, so only the page's own scripts are blocked.
  test.beforeEach(({ page }) => page.route("**/assets/*.js", (route) => route.abort()));
  checkStates("the plain pages", PLAIN_FORMS);
});
