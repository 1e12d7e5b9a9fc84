import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import FirmScreen from "./firm.screen.tsx";
import FirmLinkScreen from "./firm-link.screen.tsx";

const textOf = (html: string) => html.replaceAll(/<!-- -->|<[^>]+>/g, "");

test.each([
  ["a link that opens nothing any more", <FirmLinkScreen key="link" params={{}} />],
  ["a page whose company is signed out", <FirmScreen key="firm" params={{}} />],
])("%s also tells a company whose listing nobody can find how to get a new link", (_page, screen) => {
  const text = textOf(renderToString(screen));
  expect(text).toContain(
    "If your listing is not public yet, or you asked us to remove it, nobody can find it.",
  );
  expect(text).toMatch(/please write to \S+@\S+\./);
  expect(text).not.toContain("within 24 hours");
});
