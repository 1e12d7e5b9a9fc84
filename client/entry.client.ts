import type { START_ID, Start } from "./start.ts";
import type * as TakeOver from "./take-over.tsx";
import "./styles/app.css";

const written = document.getElementById("start" satisfies typeof START_ID);
const start = JSON.parse(written?.textContent ?? "") as Start;

const early: HTMLElement[] = [];
const notice = ({ target }: Event) => {
  const pressed = (target as Element).closest<HTMLElement>('button[type="button"], input[type="checkbox"]');
  if (pressed) early.push(pressed);
};
addEventListener("click", notice, true);

/** What does nothing without script, and was pressed before it had come, is pressed again. */
async function pressAgain() {
  for (const pressed of early) {
    // It turned by itself, unheard; now it turns from how it was.
    if (pressed instanceof HTMLInputElement) pressed.checked = !pressed.checked;
    pressed.click();
    // One press is done before the next, as when a hand presses: React waits for the end of the task it is in.
    await null;
  }
}

/** When something has been seen; in a tab that nobody looks at, at once. */
const painted = () =>
  new Promise<unknown>((resolve) => {
    if (document.hidden) resolve(null);
    else requestAnimationFrame(() => setTimeout(resolve));
  });

// So small that it is there at once, and only then asks for the rest: until that comes, the line is for what is seen first,
// the styles and the typeface. It imports nothing but types, which would have to come before.
await painted();
const [takeOver] = start.assets.modules.map((file): Promise<unknown> => import(/* @vite-ignore */ file));
const begun = () => removeEventListener("click", notice, true);
takeOver?.then((module) => (module as typeof TakeOver).takeOver(start, begun)).then(pressAgain);
