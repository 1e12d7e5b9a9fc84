import { formatCompanyCount, formatWeeks } from "#client/components/company/format.ts";
import { PageMeta, useBreadcrumbList, useCompanyList } from "#client/components/page-meta.tsx";
import { DEFAULT_WEEKS } from "#contract/job/job.ts";
import { aSkip } from "#contract/job/size-names.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import { upperFirst } from "#contract/text/spelling.ts";
import type { TownPage } from "#contract/towns.ts";
import { amounts, commonestPrice } from "./town-words.ts";

export function townDescription(town: TownPage): string {
  const { label, county, companies, quotable } = town;
  const common = commonestPrice(town);
  const price = common
    ? `${upperFirst(aSkip(common.size))} there: ${amounts(common.stated)}, from ${formatCompanyCount(common.statedBy)}; the middle price is ${formatPounds(common.stated.median)}, for ${formatWeeks(DEFAULT_WEEKS)}.`
    : `${quotable} of them can be asked for a quote by email.`;
  return `${formatCompanyCount(companies)} for skip hire located in ${label}${label === county ? "" : ` (${county})`}. ${price} Reviews, permits, delivery times and the postcode districts they serve.`;
}

export function TownMeta({ town }: { town: TownPage }) {
  const { label, slug, companies, firms: listed } = town;
  const path = `/skip-hire/${slug}`;
  const trail = useBreadcrumbList([
    ["Home", "/"],
    ["Skip hire by town", "/skip-hire"],
    [label, path],
  ]);
  const list = useCompanyList(listed, `Skip hire companies located in ${label}`);
  return (
    <PageMeta
      title={`Skip hire in ${label}: ${formatCompanyCount(companies)}, prices and reviews`}
      description={townDescription(town)}
      path={path}
      jsonLd={[trail, list]}
    />
  );
}
