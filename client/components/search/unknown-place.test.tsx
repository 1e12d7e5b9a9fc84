import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { understoodPlaceOf } from "#client/queries/places.ts";
import { UnknownPlace } from "./place-notice.tsx";

const HINT = "LS is only the start of a postcode: add the number, such as LS1.";

test("an unknown place shows the server's advice, also where only the place is asked for", () => {
  const result = { total: 0, suggestions: [], placeHint: HINT };
  for (const shown of [result, understoodPlaceOf(result)]) {
    const html = renderToString(
      <MemoryRouter>
        <UnknownPlace location="ls" result={shown} />
      </MemoryRouter>,
    );
    expect(html).toContain(HINT);
  }
});
