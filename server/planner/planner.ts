import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { todayInLondon } from "#contract/dates.ts";
import { hasWasteForSkip, type SeparatedWastes, separateWastes } from "#contract/job/collected-apart.ts";
import { DEFAULT_WEEKS, type Waste } from "#contract/job/job.ts";
import type { PermitAnswer } from "#contract/job/permits.ts";
import { orderDay } from "#contract/job/working-days.ts";
import { MAX_PAGE_SIZE, SEARCH_PAGE_RADIUS_KM } from "#contract/limits.ts";
import type { Place, SearchedPlace } from "#contract/places.ts";
import { materialWarnings } from "#contract/plan/material-warning.ts";
import type { Material, MaterialSource } from "#contract/plan/materials.ts";
import type { Plan, PlanQuery, PlanSkip } from "#contract/plan/plan.ts";
import { isPaused } from "#contract/quotable.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { Permits } from "#server/permits/permits.ts";
import type { Places } from "#server/places/places.ts";
import { planCost } from "./plan-cost.ts";
import { planDates } from "./plan-dates.ts";
import { planSkip, wasteOf } from "./plan-skip.ts";

interface PlannerDeps {
  materials: readonly Material[];
  places: Pick<Places, "resolve" | "explainUnknown">;
  permits: Pick<Permits, "permitFor" | "noticeOf" | "siteAt">;
  companies: Pick<Companies, "search">;
}

type PlannedJob = Omit<PlanQuery, "waste"> & SeparatedWastes;

/** With more road authorities than this, no choice is offered: the visitor is asked for a postcode. */
const MAX_CHOICES = 6;

/** Plans a hire from the visitor's answers: skip, permit, first day and cost. Reads from memory only. */
export function createPlanner({ materials, places, permits, companies }: PlannerDeps) {
  /**
   * The nearest companies that deliver or probably deliver to a place, may have the size and refuse none of the wastes that go
   * into a skip. Totals exclude the permit, and charges for wastes that stay out.
   */
  function findNearest(place: Place, { weeks, inSkip }: PlannedJob, size: PlanSkip["size"] | undefined) {
    return companies.search({
      ...{ location: place.query, radius: SEARCH_PAGE_RADIUS_KM, serves: "probably", size, weeks },
      ...{ waste: inSkip.join(",") || undefined, limit: MAX_PAGE_SIZE },
    });
  }

  /** How many of the nearest companies certainly have a size. */
  const countOffering = (place: Place, job: PlannedJob, size: PlanSkip["size"]) =>
    findNearest(place, job, size).companies.filter(({ offersSize }) => offersSize === true).length;

  function planAt(place: Place, job: PlannedJob, skip: PlanSkip | null, now: Date) {
    const { weeks = DEFAULT_WEEKS, authority, date } = job;
    const permit = permits.permitFor(place, { weeks, chosen: authority, day: date });
    const { companies: nearest } = findNearest(place, job, skip?.size);
    // The notice of a company that has paused says nothing about a delivery now.
    const notices = nearest.filter((company) => !isPaused(company)).map(({ noticeDays }) => noticeDays);
    const day = { today: todayInLondon(now), orderDay: orderDay(now) };
    return {
      permit,
      choices: choicesOf(permit),
      dates: planDates({ ...day, permit, permitNotice: permits.noticeOf(permit), notices }),
      cost: skip && hasWasteForSkip(job) ? planCost({ skip, nearest, permit }) : null,
    };
  }

  return {
    plan(asked: PlanQuery, now = new Date()): Plan {
      const location = asked.location?.trim();
      const found = location ? places.resolve(location) : null;
      const searched: SearchedPlace | null = found?.kind === "place" ? found.searched : null;
      const waste = wasteOf(asked, materials);
      const division = searched && permits.siteAt(searched.place, undefined).division;
      const job = { ...asked, ...separateWastes(waste, division) };
      const skip = planSkip(asked, materials, (size) =>
        searched ? countOffering(searched.place, job, size) : 0,
      );
      const isUnknown = location !== undefined && location !== "" && searched === null;
      return {
        skip,
        waste,
        apart: job.apart,
        warnings: materialWarnings(skip?.size, asked.waste ?? []),
        place: searched?.place ?? null,
        placeNote: searched?.note ?? null,
        ...(isUnknown ? places.explainUnknown(location) : { suggestions: null, placeHint: null }),
        alternatives: searched?.alternatives ?? [],
        ...(searched
          ? planAt(searched.place, job, skip, now)
          : { permit: null, choices: [], dates: null, cost: null }),
      };
    },
  };
}

const choicesOf = ({ certainty, authorities }: PermitAnswer): Plan["choices"] =>
  certainty === "split" && authorities.length <= MAX_CHOICES
    ? authorities.map(({ gss, name, share }) => ({ gss, name, share }))
    : [];

/** Reads the table of `data/materials`. The README there describes its content and sources. */
export function readMaterials(folder: string): Material[] {
  const rows: Readonly<Record<string, string>>[] = parse(readFileSync(`${folder}/materials.csv`), {
    columns: true,
  });
  return rows.map(({ id = "", name = "", waste, kg_from, kg_to, from_source, to_source }) => ({
    ...{ id, name, waste: (waste || null) as Waste | null },
    ...{ kgFrom: Number(kg_from), kgTo: Number(kg_to) },
    ...{ fromSource: from_source as MaterialSource, toSource: to_source as MaterialSource },
  }));
}
