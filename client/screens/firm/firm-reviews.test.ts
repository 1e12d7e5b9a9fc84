import { expect, test } from "vitest";
import type { ActionArgs } from "#client/page.ts";
import { action } from "./firm-reviews.screen.tsx";

/** Posts a reply to review 3, whose reply is `before`. */
async function postReply(reply: string, before: string | null) {
  const form = new FormData();
  form.set("reviewId", "3");
  form.set("reply", reply);
  const services = {
    companies: { reviewsOf: () => [{ id: 3, reply: before }] },
    reviews: { reply: async () => ({}) },
  };
  return action({ form, firm: 7, services } as unknown as ActionArgs);
}

test("the page says whether a reply was published or taken back", async () => {
  expect(await postReply("Thank you.", null)).toEqual({ redirect: "/firm/reviews?done=replied#main" });
  expect(await postReply(" ", "Thank you.")).toEqual({ redirect: "/firm/reviews?done=reply-removed#main" });
});

test("an empty first reply is not published", async () => {
  expect(await postReply(" ", null)).toMatchObject({
    status: 422,
    props: { posted: { errors: { reply: "Write a reply first" } } },
  });
});
