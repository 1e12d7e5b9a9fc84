import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { spellingDistance } from "#server/places/spelling/spelling-distance.ts";
import { createWasteItems, readWasteItems } from "#server/waste-items/waste-items.ts";
import { ItemList } from "./what-goes-in.screen.tsx";

const wasteItems = createWasteItems(readWasteItems("data/waste-items"), spellingDistance);

test("a search that finds nothing asks whether the corrected word was meant", () => {
  const html = renderToString(<ItemList items={[]} find="double matress" meant="double mattress" />);
  expect(html).toContain('href="/what-goes-in?find=double+mattress"');
  expect(renderToString(<ItemList items={[]} find="unicorn" meant={null} />)).not.toContain("Did you mean");
});

test("items with only some of the words are links below the sentence that the item is not in the list, without a verdict", () => {
  const [items, similar] = ["solar panel", "fence"].map((text) => wasteItems.find(text));
  const html = renderToString(<ItemList items={items ?? []} find="solar panel" similar={similar ?? []} />);
  expect(html).toContain("“<!-- -->solar panel<!-- -->” is not in our list");
  expect(html).toContain('href="/what-goes-in#fence-panels"');
  expect(html).not.toContain("Usually goes in");
});
