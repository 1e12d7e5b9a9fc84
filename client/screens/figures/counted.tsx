/** What the figures count, and what they cannot know. */
export function Counted() {
  return (
    <section aria-labelledby="counted" className="article">
      <h2 id="counted">How this is counted</h2>
      <ul>
        <li>
          A request counts on the day it was emailed to the firm, in London's time, if the email could be
          sent. What came of it, such as an answer or a choice, counts for the same day, whenever it happened.
          So the latest figures still grow.
        </li>
        <li>
          An answer is a price or a no by the link in our email. We don't see firms that only phone or write
          to the customer.
        </li>
        <li>A town is the one that the firm's listing names today, not the customer's.</li>
        <li>
          Requests are deleted after two years. Requests, reviews and listing requests that you delete are not
          counted any more.
        </li>
        <li>Nothing here is counted with cookies.</li>
      </ul>
    </section>
  );
}
