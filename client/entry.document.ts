// The only script of pages without React. A page loads this script if it has a form to post, companies to tick, or a button "Copy
// link" or "Print this page".
import { shareTicks } from "./components/company/selection/share-ticks.ts";
import { copyLink } from "./copy-link.ts";
import { keepTyped } from "./keep-typed.ts";
import { newestRequestPath } from "./my-requests.ts";

if (document.querySelector("form[method=post], form[data-keeps]")) keepTyped(document);
shareTicks(document);

const request = document.querySelector<HTMLAnchorElement>("[data-my-request]");
const path = newestRequestPath();
if (request && path) {
  request.href = path;
  request.hidden = false;
}

for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy-link]")) {
  button.hidden = !(navigator.clipboard || "share" in navigator);
  button.addEventListener("click", () => copyLink(button));
}

for (const button of document.querySelectorAll("[data-print]"))
  button.addEventListener("click", () => print());

// Removes empty fields from GET forms, because people send the URL of the next page to others.
addEventListener("formdata", ({ target, formData }) => {
  if (!(target instanceof HTMLFormElement) || target.method !== "get") return;
  for (const name of new Set(formData.keys()))
    if (formData.getAll(name).every((value) => value === "")) formData.delete(name);
});
