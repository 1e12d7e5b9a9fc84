import { expect, test } from "vitest";
import { createDemoData } from "./testing/demo-data.ts";
import { STORIES } from "./totals.ts";

const { companies, reviews } = createDemoData();
const story = (demonstrates: string) => {
  const id = STORIES.find((each) => each.demonstrates === demonstrates)?.id;
  const company = companies.find((each) => each.id === id);
  if (!company) throw new Error(`No story demonstrates: ${demonstrates}`);
  return company;
};

test.each(STORIES)("$id: $demonstrates", ({ id, town, county, company, reviews: count }) => {
  const made = companies.find((each) => each.id === id);
  expect(made).toMatchObject({ ...company, location: town, county, reviewCount: count });
});

test("each story has the property that it demonstrates", () => {
  expect(story("no reviews yet")).toMatchObject({ rating: null, reviewCount: 0 });
  expect(story("forty reviews").reviewCount).toBe(40);
  expect(story("a name with characters that must be escaped").name).toBe(
    `O'Hara & Daughters' "Skips" <Hull> Ltd`,
  );
  expect(story("a Welsh name and description").name).toBe("Sgipiau'r Tŷ Gwyn");
  expect(story("no postcode, so that the town determines the position")).toMatchObject({
    postcode: null,
    latitude: expect.any(Number),
  });
  expect(story("a very long name and description").name.length).toBeGreaterThan(120);
  expect(story("a very long name and description").description?.length).toBeGreaterThan(2_000);
  expect(story("no phone number").phone).toBeNull();
  expect(story("a phone number, but no website and no email address")).toMatchObject({
    website: null,
    email: "",
  });
  expect(story("no services").services).toBeNull();
  expect(story("only one skip size").skipSizes).toBe("8 yard");
  expect(story("the email address Unknown, which prevents quote requests").email).toBe("Unknown");
  expect(story("only one-star reviews").rating).toBe("1.00");
});

test("forty reviews of one company have forty different texts and titles", () => {
  const own = reviews.filter(({ companyId }) => companyId === story("forty reviews").id);
  expect(new Set(own.map(({ content }) => content)).size).toBe(40);
  expect(new Set(own.map(({ title }) => title)).size).toBeGreaterThan(35);
});
