import type { START_ID, Start } from "./start.ts";
import type * as TakeOver from "./take-over.tsx";
import "./styles/app.css";

const written = document.getElementById("start" satisfies typeof START_ID);
const start = JSON.parse(written?.textContent ?? "") as Start;

// So small that it is there at once, and only then asks for the rest: until that comes, the line is for what is seen first,
// the styles and the typeface. It imports nothing but types, which would have to come before.
const [takeOver] = start.assets.modules.map((file): Promise<unknown> => import(/* @vite-ignore */ file));
takeOver?.then((module) => (module as typeof TakeOver).takeOver(start));
