// The only script of pages that are documents. Only those with a form to post load it.
import { keepTyped } from "./keep-typed.ts";

keepTyped(document);
