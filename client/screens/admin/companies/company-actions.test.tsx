import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Preview } from "./companies-tab.tsx";

test("before a merge both values of a field are named if one of them will not be kept", () => {
  const preview = {
    ...{ filled: [], fields: [], reviews: 0, requests: 0 },
    lost: [
      { field: "phone", text: "01632 960124", kept: "01632 960123" },
      { field: "postcode", text: "LS1 4AP", kept: "" },
      { field: "logo", text: "/logos/1.webp", kept: "/logos/2.webp" },
    ],
  };
  const text = renderToString(<Preview preview={preview} />).replaceAll(/<!-- -->|<[^>]+>/g, "");
  expect(text).toContain("Phone“01632 960124” goes, “01632 960123” stays");
  expect(text).toContain("Postcode“LS1 4AP” goes, and nothing is said instead");
  expect(text).toContain("Logo“a picture” goes, “a picture” stays");
});
