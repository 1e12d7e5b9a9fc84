import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Usage } from "./usage.tsx";

test("the developers' page names the limit of every call that has one", () => {
  const text = renderToStaticMarkup(<Usage baseUrl="https://skips.example/api" />);
  for (const limit of [
    "10 quote requests an hour",
    "5 reviews an hour",
    "10 reports of reviews an hour",
    "5 listing requests an hour",
    "60 answers of companies an hour",
    "5 claims of listings an hour",
    "5 corrections of listings an hour",
    "5 wrong passwords in 15 minutes",
  ])
    expect(text).toContain(limit);
});
