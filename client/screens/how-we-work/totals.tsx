export const TOTALS = {
  id: "totals",
  title: "Prices, totals and estimates",
  text: (
    <>
      <p>
        A <strong>stated price</strong> is for one size of skip and includes hire, delivery, collection,
        tipping and VAT. The company's page says who stated it, the company or this directory, and when. Where
        a company states no price for a size, we show an <strong>estimate</strong>: its lowest price for the
        smallest size that it hires out, its highest for the largest, and in between in proportion to usual UK
        prices. An estimate never passes a price that the company states for a smaller or a larger size. For a
        company with one size it is the company's range. An estimate is for two weeks and always called one.
        Where a company does not give its lowest and highest price either, we say “not known”.
      </p>
      <p>The total for your job adds up what is known, part by part:</p>
      <ul>
        <li>the hire, at the stated price or as an estimate;</li>
        <li>further weeks, where the company says how long its price lasts and what a further week costs;</li>
        <li>charges for waste that you name and that the company takes for a charge;</li>
        <li>
          a permit, if the skip will stand on the road: the council's fee for so many weeks, as its page gave
          it when we last looked. Where its page names only a shorter permit, we count that again and say
          “about”. Fees change, so the council's word counts. We hold the fees of few councils. Elsewhere, or
          where a postcode may lie in another council whose fee we don't hold, this part is “not known”.
        </li>
      </ul>
      <p>
        Whatever nobody has stated is listed as not known, also how many days of hire a price covers. We make
        up no amount for it: the total then says “at least”. Where a company does not take a waste that you
        name, or not in this size, we show no total and say so. The price that counts is the company's own
        quote.
      </p>
      <p>
        Companies price a hire of 7, 10 or 14 days. We compare what they ask for the weeks you need, two
        unless you say otherwise. A price that can't be compared so shows its own days. On a{" "}
        <a href="/skip-hire">town's page</a> the prices are the lowest, the highest and the middle one of
        those that the companies located there state for two weeks. Where fewer than three state one, it shows
        our guide for the whole UK and says so.
      </p>
    </>
  ),
};
