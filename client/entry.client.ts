import type * as Hydrate from "./hydrate.tsx";
import type { INITIAL_STATE_ID, InitialState } from "./initial-state.ts";
import "./styles/app.css";

// Apart from the style sheet, this script imports only types, so it loads quickly alongside the styles and fonts. It requests
// the other scripts after the first paint.
const stateElement = document.getElementById("initial-state" satisfies typeof INITIAL_STATE_ID);
const state = JSON.parse(stateElement?.textContent ?? "") as InitialState;

const clicked: HTMLElement[] = [];
/** Controls whose clicks the script may handle. The buttons of the menu are excluded, because they work without script. */
const NEEDS_SCRIPT = 'button[type="button"]:not([popovertarget]), input[type="checkbox"]';
const recordClick = ({ target }: Event) => {
  const control = (target as Element).closest<HTMLElement>(NEEDS_SCRIPT);
  if (control) clicked.push(control);
};
const stopRecording = () => removeEventListener("click", recordClick, true);

async function replayClicks() {
  for (const control of clicked) {
    // The browser has already toggled the checkbox. Toggle it back, so that the replayed click toggles it again.
    if (control instanceof HTMLInputElement) control.checked = !control.checked;
    control.click();
    // React commits a click in a microtask. The next click must find the new state.
    await null;
  }
}

/** Resolves after the first paint, or immediately in a background tab, which paints nothing. */
const firstPaint = () =>
  new Promise<unknown>((resolve) => {
    if (document.hidden) resolve(null);
    else requestAnimationFrame(() => setTimeout(resolve));
  });

addEventListener("click", recordClick, true);
await firstPaint();
const [hydrate] = state.assets.modules.map((file): Promise<unknown> => import(/* @vite-ignore */ file));
hydrate?.then((module) => (module as typeof Hydrate).hydratePage(state, stopRecording)).then(replayClicks);
