import { carrierCheckedUntil, carrierWarningDays } from "#contract/carriers/carrier.ts";
import type { Company } from "#contract/companies.ts";
import { isRated, shownScore } from "#contract/rated.ts";
import type { Review } from "#contract/reviews.ts";
import { priceEnds } from "#server/pricing/price-ranges.ts";
import { sizesOf } from "#server/pricing/sizes-offered.ts";
import { type Columns, createColumns, NO_NOTICE } from "./columns.ts";
import type { CompanyRecord } from "./company-record.ts";
import { degreeUnits } from "./coordinates.ts";
import { type CoverageReader, createCoverage } from "./coverage.ts";
import { daysSince1970 } from "./days.ts";
import { flagsOf } from "./flags.ts";
import { createJsonStore } from "./json-store.ts";
import { createSearchText } from "./search-text.ts";
import { createServiceNames } from "./service-names.ts";
import { createSlots } from "./slots.ts";
import { createStatedPrices } from "./stated-prices.ts";
import { createWasteTerms } from "./wastes.ts";

/**
 * All companies of a catalogue, by slot. A slot is a company's index in the columns, from 0. A company keeps its slot, also
 * after its removal. Slots are in the order of ids, so results that sort equally are in the order of ids.
 */
export function createCompanyRecords(coverageReader: CoverageReader) {
  const columns = createColumns();
  const slots = createSlots(columns);
  const searchText = createSearchText(columns);
  const json = createJsonStore(columns);
  const prices = createStatedPrices(columns);
  const wastes = createWasteTerms(columns);
  const coverage = createCoverage(columns, coverageReader);
  const services = createServiceNames(columns);
  const { isListed, slotOf } = slots;
  const allLists = [prices, wastes, coverage, services];

  const company = (slot: number): Company => JSON.parse(json.company(slot));
  const changedAt = (slot: number) => columns.changedAt[slot] as number;
  const reviews = (slot: number): Review[] => JSON.parse(json.reviews(slot));

  /** Writes a company to a slot that is not listed. */
  function write(slot: number, record: CompanyRecord): void {
    json.write(slot, JSON.stringify(record.company), JSON.stringify(record.reviews));
    searchText.write(slot, record.company);
    writeColumns(columns, slot, record);
    prices.write(slot, record.company.prices);
    wastes.write(slot, record.company);
    coverage.write(slot, record.company);
    services.write(slot, record.company.services);
  }

  return {
    ...slots,
    columns,
    searchText,
    json,
    prices,
    wastes,
    coverage,
    services,
    write,
    /** Adds a company whose id is higher than all before; returns its slot. */
    append(record: CompanyRecord): number {
      const slot = slots.add(record.company.id);
      write(slot, record);
      return slot;
    },
    /** Removes a listed company. Its slot stays reserved for its id. */
    remove(slot: number): void {
      json.remove(slot);
      for (const lists of allLists) lists.remove(slot);
      columns.flags[slot] = 0;
    },
    /** Frees the memory that is reserved for more companies. */
    trim(): void {
      slots.trim();
      for (const lists of allLists) lists.trim();
    },
    company,
    changedAt,
    reviews,
    read: (slot: number): CompanyRecord => ({
      company: company(slot),
      changedAt: changedAt(slot),
      reviews: reviews(slot),
    }),
    /** Whether the company is listed, with exactly this record. */
    holds(record: CompanyRecord): boolean {
      const slot = slotOf(record.company.id);
      return (
        isListed(slot) &&
        changedAt(slot) === record.changedAt &&
        json.company(slot) === JSON.stringify(record.company) &&
        json.reviews(slot) === JSON.stringify(record.reviews)
      );
    },
  };
}

export type CompanyRecords = ReturnType<typeof createCompanyRecords>;

function writeColumns(columns: Columns, slot: number, { company, changedAt }: CompanyRecord): void {
  const [priceFrom, priceTo] = priceEnds(company);
  const sizes = sizesOf(company);
  columns.flags[slot] = flagsOf(company);
  columns.sizesOffered[slot] = sizes.offered;
  columns.sizesPossible[slot] = sizes.offered | sizes.unclear;
  const { rating, reviewCount } = shownScore(company);
  columns.rating[slot] = isRated(company) ? Math.round(Number(rating) * 100) : -1;
  columns.reviewCount[slot] = isRated(company) ? reviewCount : 0;
  columns.latitude[slot] = degreeUnits(company.latitude);
  columns.longitude[slot] = degreeUnits(company.longitude);
  columns.priceFrom[slot] = Math.round(priceFrom * 100);
  columns.priceTo[slot] = Math.round(priceTo * 100);
  columns.changedAt[slot] = changedAt;
  columns.noticeDays[slot] = company.noticeDays ?? NO_NOTICE;
  columns.pausedUntil[slot] = daysSince1970(company.pausedUntil);
  columns.carrierCheckedUntil[slot] = daysSince1970(carrierCheckedUntil(company.carrier));
  const [warningFrom, warningUntil] = carrierWarningDays(company.carrier) ?? [null, null];
  columns.carrierWarningFrom[slot] = daysSince1970(warningFrom);
  columns.carrierWarningUntil[slot] = daysSince1970(warningUntil);
}
