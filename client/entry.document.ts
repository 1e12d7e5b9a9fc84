// The only script of pages that are documents. Only those with a form to post or with ticks load it.
import { shareTicks } from "./components/company/selection/share-ticks.ts";
import { keepTyped } from "./keep-typed.ts";

keepTyped(document);
shareTicks(document);
