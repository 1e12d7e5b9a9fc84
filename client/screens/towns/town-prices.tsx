import {
  formatCompanyCount,
  formatCount,
  formatPounds,
  formatWeeks,
} from "#client/components/company/format.ts";
import { queryString } from "#client/urls/query-string.ts";
import { DEFAULT_WEEKS } from "#contract/job/job.ts";
import type { TownPage, TownPrice } from "#contract/towns.ts";
import { TownSection } from "./town-section.tsx";
import { amounts, shortName } from "./town-words.ts";

/**
 * The stated prices by skip size in the town. If fewer than `MIN_STATED_PRICES` companies state a price for a size, the UK
 * guide price is shown. Without a guide price, the size is left out. So is a size that no company of the town hires out.
 */
export function TownPrices({ town }: { town: TownPage }) {
  const name = shortName(town);
  const { prices, companies, pricing } = town;
  return (
    <TownSection id="prices" title={`What a skip costs in ${name}`}>
      <p className="max-w-prose text-ink-soft">
        {pricing === 0
          ? `None of the ${formatCompanyCount(companies)} located in ${name} states a price yet.`
          : `For ${formatWeeks(DEFAULT_WEEKS)} of hire with delivery, collection, tipping and VAT, as ${pricing} of the ${formatCompanyCount(companies)} located in ${name} state it.`}{" "}
        A skip on the road can cost more.
      </p>
      {prices.length > 0 && (
        <div className="card overflow-hidden">
          <table className="w-full border-collapse text-left">
            <caption className="sr-only">Skip prices in {name} by size</caption>
            <thead className="bg-ink text-white">
              <tr>
                <th scope="col" className="px-4 py-3 sm:px-5">
                  Size
                </th>
                <th scope="col" className="px-4 py-3 sm:px-5">
                  Price
                </th>
                <th scope="col" className="px-4 py-3 max-sm:hidden sm:px-5">
                  Middle price
                </th>
                <th scope="col" className="px-4 py-3 max-sm:hidden sm:px-5">
                  Based on
                </th>
              </tr>
            </thead>
            <tbody>
              {prices.map((price) => (
                <PriceRow key={price.size} price={price} query={town.query} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="max-w-prose text-sm text-muted">
        {pricing > 0 &&
          "A price for other days counts only if the company says what a further week costs. A company's page says who stated its prices, the company or this directory, and when. "}
        Where fewer than three companies state such a price, you see our guide for the whole UK instead.
      </p>
    </TownSection>
  );
}

function PriceRow({ price, query }: { price: TownPrice; query: string }) {
  const { size, stated, statedBy, guide, offeredBy } = price;
  const shown = stated ?? guide;
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="px-4 py-3 whitespace-nowrap sm:px-5">
        <a href={`/search${queryString({ location: query, size })}`} className="link">
          {size} yard
        </a>
      </th>
      <td className="px-4 py-3 font-semibold tabular-nums sm:px-5">
        {shown ? amounts(shown) : "Ask"}{" "}
        <span className="block text-sm font-normal text-ink-soft sm:hidden">
          {stated
            ? `${formatCompanyCount(statedBy)}, the middle price is ${formatPounds(stated.median)}`
            : "UK guide, no local prices"}
        </span>
      </td>
      <td className="px-4 py-3 tabular-nums max-sm:hidden sm:px-5">
        {stated ? formatPounds(stated.median) : <span className="text-muted">not known</span>}
      </td>
      <td className="px-4 py-3 text-ink-soft max-sm:hidden sm:px-5">
        {stated
          ? `${formatCompanyCount(statedBy)} of ${formatCount(offeredBy)} that hire it out`
          : "UK guide"}
      </td>
    </tr>
  );
}
