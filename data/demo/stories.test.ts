import { expect, test } from "vitest";
import { STORIES } from "./stories.ts";
import { createDemoData } from "./testing.ts";

const { companies, reviews } = createDemoData();
const story = (tells: string) => {
  const id = STORIES.find((each) => each.tells === tells)?.id;
  const company = companies.find((each) => each.id === id);
  if (!company) throw new Error(`No story tells: ${tells}`);
  return company;
};

test.each(STORIES)("$id: $tells", ({ id, town, county, company, reviews: count }) => {
  const made = companies.find((each) => each.id === id);
  expect(made).toMatchObject({ ...company, location: town, county, reviewCount: count });
});

test("each story has the property that it demonstrates", () => {
  expect(story("no reviews yet")).toMatchObject({ rating: null, reviewCount: 0 });
  expect(story("forty reviews").reviewCount).toBe(40);
  expect(story("a name full of characters that need care").name).toBe(
    `O'Hara & Daughters' "Skips" <Hull> Ltd`,
  );
  expect(story("Welsh, circumflexes and all").name).toBe("Sgipiau'r Tŷ Gwyn");
  expect(story("no postcode: placed by its town")).toMatchObject({
    postcode: null,
    latitude: expect.any(Number),
  });
  expect(story("a very long name and description").name.length).toBeGreaterThan(120);
  expect(story("a very long name and description").description?.length).toBeGreaterThan(2_000);
  expect(story("no telephone").phone).toBeNull();
  expect(story("no website and no e-mail, only a telephone")).toMatchObject({ website: null, email: "" });
  expect(story("no services named").services).toBeNull();
  expect(story("one size of skip").skipSizes).toBe("8 yard");
  expect(story("an e-mail that reads Unknown: cannot be asked for a quote").email).toBe("Unknown");
  expect(story("one star from everyone").rating).toBe("1.00");
});

test("forty reviews of one company have forty different texts and titles", () => {
  const own = reviews.filter(({ companyId }) => companyId === story("forty reviews").id);
  expect(new Set(own.map(({ content }) => content)).size).toBe(40);
  expect(new Set(own.map(({ title }) => title)).size).toBeGreaterThan(35);
});
