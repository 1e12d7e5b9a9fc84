import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ItemList } from "./what-goes-in.screen.tsx";

test("a search that finds nothing asks whether the corrected word was meant", () => {
  const html = renderToString(<ItemList items={[]} find="double matress" meant="double mattress" />);
  expect(html).toContain('href="/what-goes-in?find=double+mattress"');
  expect(renderToString(<ItemList items={[]} find="unicorn" meant={null} />)).not.toContain("Did you mean");
});
