import type { Shown } from "../app.tsx";
import type { Screen } from "../page.ts";
import type { Answers } from "../queries/answers.ts";
import { type Params, type RouteName, routeAt } from "../routes.ts";
import { FIRST_QUESTIONS, SCREENS } from "../screens.ts";

/** How long a move waits for answers before the screen comes up with placeholders (milliseconds). */
const PATIENCE = 100;

const loaded = new Map<string, Screen>();

/** The screen of an address with what it asks first; at once when its code is here and nothing has to be waited for. */
export function screenAt(pathname: string, answers: Answers): Shown | Promise<Shown> {
  const { name, params } = routeAt(pathname);
  const shown = (Screen: Screen): Shown => ({ Screen, params, props: {} });
  const here = loaded.get(name);
  const asked = questionsOf(name, params).filter((query) => !("data" in answers.held(query.queryKey)));
  if (here && asked.length === 0) return shown(here);
  const answered = Promise.allSettled(asked.map((query) => answers.ask(query)));
  const soon = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  return Promise.all([here ?? load(name), Promise.race([answered, soon])]).then(([Screen]) => shown(Screen));
}

/** Fetches what a move to an address will need. */
export function lookAhead(pathname: string, answers: Answers) {
  const { name, params } = routeAt(pathname);
  load(name).catch(() => {});
  for (const query of questionsOf(name, params)) answers.ask(query).catch(() => {});
}

const questionsOf = (name: RouteName, params: Params) =>
  (FIRST_QUESTIONS[name]?.(params) ?? []).filter(({ enabled = true }) => enabled);

async function load(name: RouteName): Promise<Screen> {
  const Screen = loaded.get(name) ?? (await SCREENS[name]());
  loaded.set(name, Screen);
  return Screen;
}
