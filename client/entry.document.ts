// The only script of pages that are documents. Only those with a form to post or with ticks load it.
import { shareTicks } from "./components/company/selection/share-ticks.ts";
import { keepTyped } from "./keep-typed.ts";
import { newestRequestPath } from "./my-requests.ts";

keepTyped(document);
shareTicks(document);

const request = document.querySelector<HTMLAnchorElement>("[data-my-request]");
const path = newestRequestPath();
if (request && path) {
  request.href = path;
  request.hidden = false;
}
