import { test } from "@playwright/test";
import { checkStates } from "./states/check-states.ts";
import { DIRECTORY_FORM, LISTING, PLAIN_FORMS, QUOTE_PAGE, REVIEW_FORM } from "./states/forms.ts";
import { FAILING, WAITING } from "./states/loading-and-errors.ts";
import { MENU, READING } from "./states/reading.ts";
import { COMPANY, COMPARISON, DIRECTORY, HOME, PRICES, SEARCHING, SELECTING } from "./states/search.ts";

// Axe must not measure colours during an animation.
test.use({ contextOptions: { reducedMotion: "reduce" } });

checkStates("searching", SEARCHING);
checkStates("choosing companies", SELECTING);
checkStates("the home page", HOME);
checkStates("the directory", DIRECTORY);
checkStates("asking from the directory", DIRECTORY_FORM);
checkStates("a company", COMPANY);
checkStates("the comparison", COMPARISON);
checkStates("a review", REVIEW_FORM);
checkStates("prices", PRICES);
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
