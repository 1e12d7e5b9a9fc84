/** Explains what the figures count, and what they cannot count. */
export function Counted() {
  return (
    <section aria-labelledby="counted" className="article">
      <h2 id="counted">How this is counted</h2>
      <ul>
        <li>
          A request counts on the day it was emailed to the company, in London's time, if the email could be
          sent. What came of it, such as an answer or a choice, counts for the same day, whenever it happened.
          So the latest figures still grow.
        </li>
        <li>
          An answer is a price or a no by the link in our email. We don't see companies that only phone or
          write to the customer.
        </li>
        <li>A town is the one that the company's listing names today, not the customer's.</li>
        <li>
          Requests are deleted after two years. Requests, reviews and listing requests that you delete are not
          counted any more.
        </li>
        <li>
          A no counts if it is the company's last word. If the site ran before it counted reasons, those of
          requests that had ended by then are not known.
        </li>
        <li>
          A hire counts in the period in which the companies were told of the choice, a press and a problem in
          the period in which it was pressed. “No answer in time” counts problems without an answer in five
          working days, and collections and swaps that the company did not answer by their day.
        </li>
        <li>
          A search is a first page of companies around a place, on the site or from the API. A search for a
          postcode counts for its post town. Changing a filter counts again, and so do the robots of search
          engines: we don't look at who searches. We keep a number for each day and town, without cookies,
          addresses or what was typed.
        </li>
      </ul>
    </section>
  );
}
