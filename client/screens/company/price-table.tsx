import { statedSentence } from "#client/components/company/fit-words.ts";
import { formatDays, formatPoundRange, splitList } from "#client/components/company/format.ts";
import { Badge } from "#client/components/ui/badge.tsx";
import type { CompanyFit } from "#client/queries/companies.ts";
import type { CompanyWithEstimates } from "#contract/companies.ts";
import { separateWastes } from "#contract/job/collected-apart.ts";
import { JOB_SIZES, type Job, type JobSize, type Waste } from "#contract/job/job.ts";
import { readSizeName, type YardRange } from "#contract/job/size-names.ts";
import { isPriceFor } from "#contract/plan/price-for-waste.ts";
import { formatPounds } from "#contract/text/pounds.ts";

interface PriceTableProps {
  company: CompanyWithEstimates;
  fit: CompanyFit;
  job: Pick<Job, "size" | "waste">;
}

export function CompanyPriceTable({ company, fit, job }: PriceTableProps) {
  const rows = listSizePrices(company, job.size, fit.offersSize);
  const sources = new Set(rows.flatMap(({ stated }) => (stated ? [statedSentence(stated)] : [])));
  const [onlySource] = sources;
  return (
    <section aria-labelledby="sizes" className="card p-4 sm:p-6">
      <h2 id="sizes" className="display text-xl sm:text-2xl">
        Skip sizes and prices
      </h2>
      {fit.forOtherWaste && (
        <p className="mt-1 font-semibold">These prices are for other waste, not for that of your job.</p>
      )}
      <table hidden={rows.length === 0} className="mt-3 w-full text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">Size and what is included</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} className={row.isAsked ? "bg-skip-pale" : ""}>
              <th
                scope="row"
                className="border-t border-line py-2 pr-3 align-top font-normal max-sm:pl-1 sm:pl-2"
              >
                <span className="mr-2 font-bold wrap-anywhere">{row.label}</span>{" "}
                {row.isAsked && <Badge tone="skip">Your size</Badge>}{" "}
                <Included row={row} isSourceShared={sources.size === 1} />
              </th>
              <td className="w-32 border-t border-line py-2 pr-1 text-right align-top font-bold sm:w-1/2 sm:pr-2">
                <Price row={row} mayLack={row.isAsked && fit.offersSize === null} />{" "}
                {!fit.forOtherWaste && isForLightWaste(row, job.waste) && (
                  <span className="block text-sm font-normal">for other waste</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 max-w-prose text-sm text-muted">
        {sources.size > 0
          ? "Including hire, delivery, collection, tipping and VAT; road permit extra."
          : "The company has not stated its prices by size. Ask it for a quote."}
        {sources.size === 1 && onlySource && ` ${onlySource}.`}
        {rows.some(({ estimate }) => estimate) && " Our estimates are for the usual 2 weeks."}
      </p>
    </section>
  );
}

function Included({ row: { stated }, isSourceShared }: { row: SizePrice; isSourceShared: boolean }) {
  if (!stated) return null;
  const { hireDays, extraWeek, heavyAllowed } = stated;
  const parts = [
    hireDays === null ? "hire length not known" : `for ${formatDays(hireDays)}`,
    extraWeek !== null && `each extra week ${formatPounds(extraWeek)}`,
    heavyAllowed !== null && (heavyAllowed ? "soil and rubble allowed" : "no soil or rubble"),
  ].filter(Boolean);
  return (
    <span className="block text-sm text-ink-soft">
      {parts.join(", ")}{" "}
      {!isSourceShared && <span className="block text-muted">{statedSentence(stated)}</span>}
    </span>
  );
}

function Price({ row, mayLack }: { row: SizePrice; mayLack: boolean }) {
  if (row.stated) return formatPounds(row.stated.price);
  if (row.isNotOffered) return <span className="text-stop">Not offered</span>;
  if (!row.estimate) return <span className="font-normal text-muted">Not known</span>;
  const estimate = formatPoundRange(row.estimate);
  return (
    <>
      {mayLack ? "Ask if it has this size" : `About ${estimate}`}{" "}
      <span className="block text-sm font-normal text-muted sm:inline">
        {mayLack ? `about ${estimate} if so, our estimate` : "our estimate"}
      </span>
    </>
  );
}

type SizePrice = ReturnType<typeof listSizePrices>[number];

/** True for a price of a size that may not take the job's soil or rubble. */
function isForLightWaste(
  { stated, estimate, range, isNotOffered }: SizePrice,
  wastes: readonly Waste[] = [],
) {
  const size = JOB_SIZES.find((one) => one === range?.from);
  if (size === undefined || isNotOffered || !(stated ?? estimate)) return false;
  return !isPriceFor({ size, heavyAllowed: stated?.heavyAllowed }, separateWastes(wastes));
}

/** Undefined also for a range such as "20-40 yards", because a price is for one size. */
const onlySizeOf = (range: YardRange | undefined) => (range?.from === range?.to ? range?.from : undefined);

function estimateOf(estimates: CompanyWithEstimates["estimates"], range: YardRange | undefined) {
  const at = (yards: number | undefined) => estimates.find(({ size }) => size === yards);
  const [lowest, highest] = [at(range?.from), at(range?.to)];
  return lowest && highest && { from: lowest.from, to: highest.to };
}

/**
 * The sizes that the company names or has prices for, and the requested size. The smallest size comes first. Names that are not
 * in cubic yards come last.
 */
export function listSizePrices(
  { skipSizes, prices, estimates }: Pick<CompanyWithEstimates, "skipSizes" | "prices" | "estimates">,
  asked: JobSize | undefined,
  offersAsked: boolean | null | undefined,
) {
  const names = splitList(skipSizes).map((label) => ({ label, range: readSizeName(label) }));
  const unnamed = [...prices.map(({ size }) => size), ...(asked ? [asked] : [])].filter(
    (size, position, all) =>
      all.indexOf(size) === position && !names.some(({ range }) => onlySizeOf(range) === size),
  );
  const sizes = [
    ...names,
    ...unnamed.map((size) => ({ label: `${size} yard`, range: { from: size, to: size } })),
  ];
  return sizes
    .sort((a, b) => (a.range?.from ?? Number.MAX_VALUE) - (b.range?.from ?? Number.MAX_VALUE))
    .map(({ label, range }) => {
      const yards = onlySizeOf(range);
      const isAsked = asked !== undefined && yards === asked;
      return {
        label,
        range,
        stated: prices.find(({ size }) => size === yards),
        estimate: estimateOf(estimates, range),
        isAsked,
        isNotOffered: isAsked && offersAsked === false,
      };
    });
}
