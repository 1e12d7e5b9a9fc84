export const DELIVERY = {
  id: "delivery",
  title: "Who delivers to you",
  text: (
    <>
      <p>When you name a place, each company gets one of four answers, with the reason beside it:</p>
      <ul>
        <li>
          <strong>Delivers</strong>: the company has stated an area, as postcode districts or as a distance
          from its yard, and your place lies in it.
        </li>
        <li>
          <strong>Probably delivers</strong>: its own words name your town, district or county, or a distance
          that reaches you; or the area that it has stated covers a part of the town you named.
        </li>
        <li>
          <strong>Ask</strong>: nothing it has said decides.
        </li>
        <li>
          <strong>Doesn't deliver</strong>: it has stated areas, and none of them reaches you, or it leaves
          your district out. In the order “Best fit” these companies come last.
        </li>
      </ul>
      <p>A company decides for each job. Nothing here is a promise until the company confirms it.</p>
    </>
  ),
};
