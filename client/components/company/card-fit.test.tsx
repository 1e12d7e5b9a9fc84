import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { CardFit } from "./card-fit.tsx";

type Company = Parameters<typeof CardFit>[0]["company"];
/** The text of a card, without tags and comments. */
const cardOf = (company: Company, job?: Parameters<typeof CardFit>[0]["job"]) =>
  renderToString(
    <CardFit company={{ serves: "yes", ...company }} place="LS6" {...(job && { job })} />,
  ).replace(/<[^>]*>/g, "");

test("a card says whether the earliest day is in time for the wanted one", () => {
  expect(cardOf({ noticeDays: 3 }, { date: "2026-01-05" })).toContain(", too late for Mon 5 Jan");
  expect(cardOf({ noticeDays: 3 }, { date: "2999-12-31" })).toContain(", in time for Tue 31 Dec");
});

test("on the road a card says nothing of the permit's time but that it is needed by then", () => {
  expect(cardOf({ noticeDays: 3 }, { stands: "road", date: "2999-12-31" })).toMatch(
    /, if permitted by then$/,
  );
  expect(cardOf({ noticeDays: 3 }, { stands: "road", date: "2026-01-05" })).toContain(
    ", too late for Mon 5 Jan",
  );
  expect(cardOf({ noticeDays: null, deliveryTime: "Next day" }, { stands: "road" })).toMatch(/Next day$/);
});

test("a card quotes the company's own words about delivery where it states no notice in working days", () => {
  expect(cardOf({ noticeDays: null, deliveryTime: "Within 48 hours" })).toContain("Within 48 hours");
  expect(cardOf({ noticeDays: null })).toContain("Ask for the date");
});

test("only the company's own words are cut off where they are long", () => {
  const classes = (company: Company) => renderToString(<CardFit company={company} place="LS6" />);
  expect(classes({ noticeDays: 1, deliveryTime: "Next day" })).not.toContain("line-clamp");
  expect(classes({ noticeDays: null, deliveryTime: "Next day" })).toContain("line-clamp");
});
