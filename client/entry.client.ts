import type * as Hydrate from "./hydrate.tsx";
import type { INITIAL_STATE_ID, InitialState } from "./initial-state.ts";
import "./styles/app.css";

// This script imports only types. It is small enough to load beside the styles and the typeface, and requests the
// rest once the first frame is painted.
const stateElement = document.getElementById("initial-state" satisfies typeof INITIAL_STATE_ID);
const state = JSON.parse(stateElement?.textContent ?? "") as InitialState;

/** Controls clicked before hydration that do nothing without script. */
const clicked: HTMLElement[] = [];
const recordClick = ({ target }: Event) => {
  const control = (target as Element).closest<HTMLElement>('button[type="button"], input[type="checkbox"]');
  if (control) clicked.push(control);
};
const stopRecording = () => removeEventListener("click", recordClick, true);

async function replayClicks() {
  for (const control of clicked) {
    // The browser has already toggled a checkbox: restore it, so that the replayed click has the same result.
    if (control instanceof HTMLInputElement) control.checked = !control.checked;
    control.click();
    // React commits a click at the end of its task; the next click has to find that state.
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
