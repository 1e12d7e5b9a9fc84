import { keepTyped } from "#client/keep-typed.ts";
import { tryStorage } from "#client/try-storage.ts";

/** Differs from the key of other forms of the page, whose words stay when those of this form are handed over. */
const draftKey = () => `typed until script:${location.pathname}${location.search}`;

let stops: (() => void)[] = [];

/**
 * Keeps what is typed and ticked in the page's form until the form's own script runs, which on a slow line takes long. The key has
 * the query, because a form that was opened for another job has other values.
 */
function keepUntilScript(): void {
  const forms = document.querySelectorAll<HTMLFormElement>(
    `form[method=post][action^="${location.pathname}"]`,
  );
  stops = [...forms].map((form) => keepTyped(form, form.dataset.keeps ? undefined : draftKey()));
}

/** From now on the draft of the form's script keeps the words. */
export function handOverTyped(): void {
  if (stops.length === 0) return;
  for (const stop of stops) stop();
  stops = [];
  tryStorage(() => sessionStorage.removeItem(draftKey()));
}

// The screens of these forms import this small file, which arrives long before React and the form's code.
if (typeof document !== "undefined") keepUntilScript();
