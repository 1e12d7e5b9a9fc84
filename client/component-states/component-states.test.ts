import { existsSync, globSync } from "node:fs";
import { expect, it } from "vitest";

/** Components that need no file `<component>.states.tsx`, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "company/selection/tray-bar": "is shown by ChosenTray, which has states",
  "form/honeypot": "is invisible",
  "job/lazy-job-notice": "loads JobNotice, which has states",
  link: "is a link without a style of its own; cards show it",
  "live-region": "is invisible",
  "map/map-drawing": "is shown by ResultsMap, which has states",
  "page-meta": "renders into the head only",
  "search/locate-button": "is a part of PlaceField, which has states",
  "toasts/toast-region": "is shown by Toasts, which has states",
  "ui/preloadable": "renders what it loads, without a style of its own",
  "ui/static-part": "renders what it loads, without a style of its own",
};

const components = globSync("client/components/**/*.tsx")
  .map((path) => path.replaceAll("\\", "/").slice("client/components/".length, -".tsx".length))
  .filter((name) => !/\.(states|test)$/.test(name));

it("every component has a file of states, which /dev/components shows", () => {
  const withoutStates = components.filter((name) => !existsSync(`client/components/${name}.states.tsx`));
  expect(withoutStates.sort(), "Add <component>.states.tsx beside the component").toEqual(
    Object.keys(EXCEPTIONS).sort(),
  );
});
