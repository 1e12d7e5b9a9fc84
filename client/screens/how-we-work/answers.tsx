import { LEAST_REQUESTS } from "#contract/answers/figures.ts";

export const ANSWERS = {
  id: "answers",
  title: "How companies answer requests",
  text: (
    <p>
      From {LEAST_REQUESTS} requests sent from here in the last twelve months, we say how many a company
      answered, with a price or a no, and how long its first answer usually took: half of its answers came
      within that time. A request counts once its customer has opened a link in our emails, at most one a
      month from the same person, and not if it was withdrawn within a day. A call to the customer that the
      company doesn't tell us about counts as no answer.
    </p>
  ),
};
