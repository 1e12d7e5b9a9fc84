import { keepTyped } from "#client/keep-typed.ts";
import { tryStorage } from "#client/try-storage.ts";

const storageKey = () => `typed:${location.pathname}${location.search}`;

let stops: (() => void)[] = [];

/**
 * Keeps what is typed and ticked in the page's form until the form's own script runs, which on a slow line takes long. The key has
 * the query, because a form that was opened for another job has other values.
 */
function keepUntilScript(): void {
  const forms = document.querySelectorAll<HTMLFormElement>(
    `form[method=post][action^="${location.pathname}"]`,
  );
  stops = [...forms].map((form) => keepTyped(form, storageKey()));
}

/** From now on the draft of the form's script keeps the words. */
export function handOverTyped(): void {
  if (stops.length === 0) return;
  for (const stop of stops) stop();
  stops = [];
  tryStorage(() => sessionStorage.removeItem(storageKey()));
}

// The screens of these forms import this small file, which arrives long before React and the form's code.
if (typeof document !== "undefined") keepUntilScript();
