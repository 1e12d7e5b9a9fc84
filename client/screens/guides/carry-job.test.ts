import { expect, test } from "vitest";
import { carryJob } from "./guide.screen.tsx";

const HTML =
  '<a href="/search">Find</a> <a href="/guides/waste-types#soil">Soil</a> <a href="/terms">Terms</a> <a href="https://www.gov.uk/search">Law</a>';

test("links of a guide pass the job to pages that understand it", () => {
  expect(carryJob(HTML, "?location=LS6&size=6")).toBe(
    '<a href="/search?location=LS6&amp;size=6">Find</a> <a href="/guides/waste-types?location=LS6&amp;size=6#soil">Soil</a> <a href="/terms">Terms</a> <a href="https://www.gov.uk/search">Law</a>',
  );
});

test("without a job a guide's links stay as they are", () => {
  expect(carryJob(HTML, "")).toBe(HTML);
});
