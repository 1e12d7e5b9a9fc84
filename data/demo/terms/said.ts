import type { Company } from "#contract/companies.ts";
import { KM_PER_MILE } from "#contract/text/distance.ts";

/** The free text of a firm. Structured terms must not contradict it. */
export const textOf = ({ description, services, coverage, collectionTime, name }: Company): string =>
  [name, description, services, coverage, collectionTime].filter(Boolean).join("\n");

/** True if the firm also delivers elsewhere, so that a list of areas would be incomplete. */
export const deliversFurther = (company: Company): boolean =>
  /further|anywhere else|other places|by arrangement|^Mainly |, mainly /.test(company.coverage ?? "") ||
  /further if asked/.test(company.description ?? "");

/** The radius in kilometres in the text about the delivery area, or null. */
export function statedRadiusKm({ coverage }: Company): number | null {
  const miles = coverage?.match(/\bwithin (\d+) miles\b|^(\d+) miles around\b/);
  return miles ? Math.round(Number(miles[1] ?? miles[2]) * KM_PER_MILE) : null;
}

/** The smallest radius in kilometres that fits the description of the firm. */
export function leastRadiusKm({ location, coverage, description }: Company): number {
  const text = `${coverage}\n${description}`;
  if (location === "London" && /(most|all|the rest|the whole|every corner) of London/.test(text)) return 35;
  return /within ten miles|(whole|every corner|all) of \w|and most of |and the rest of /.test(text) ? 17 : 6;
}

/** True if the firm's text says that it delivers in all or most of its county. */
export const coversCounty = ({ coverage, description }: Company, spokenCounty: string | undefined): boolean =>
  spokenCounty !== undefined &&
  [`All of ${spokenCounty}`, `most of ${spokenCounty}`, `all over ${spokenCounty}`, `across ${spokenCounty}`]
    .concat(`the rest of ${spokenCounty}`)
    .some((words) => `${coverage}\n${description}`.includes(words));

const HIRE_DAYS: readonly (readonly [words: RegExp, days: number | null])[] = [
  [/as long as you need it/, null],
  [/Standard hire is seven|After 7 days/, 7],
  [/Standard hire is ten/, 10],
  [/Standard hire is fourteen|normally for two weeks|After 14 days/, 14],
];

/** The days of hire in the text. Null if hire has no limit; undefined if the text does not say. */
export const statedHireDays = (company: Company): number | null | undefined =>
  HIRE_DAYS.find(([words]) => words.test(textOf(company)))?.[1];

/** True if the firm asks customers to put soil and rubble in its 6 yard skip, and therefore not in a larger one. */
export const sendsHeavyToSixYard = (company: Company): boolean =>
  /6 yard is the one for soil|suggest the 6 yard|Heavy stuff goes in the 6/.test(textOf(company));
