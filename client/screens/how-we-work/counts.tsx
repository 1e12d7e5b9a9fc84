export const COUNTS = {
  id: "counts",
  title: "What our counts count",
  text: (
    <>
      <p>
        The number beside a town on the home page and on the <a href="/skip-hire">pages of towns</a> is how
        many companies are located in that town: they give it as their location. A search near the same town
        finds all companies within the radius you choose, so it finds more, and changing the radius changes
        the number.
      </p>
      <p>
        A company without a known postcode counts for its town and is placed at the town's centre. The number
        of reviews and the average rating are those of the whole directory, at the moment the page was made.
      </p>
    </>
  ),
};
