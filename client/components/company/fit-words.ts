import type { NotTaken } from "#contract/companies.ts";
import { WASTES, type Waste } from "#contract/job/job.ts";
import type { StatedPrice } from "#contract/job/terms.ts";
import type { Serves } from "#contract/options.ts";
import { formatDate } from "./format.ts";

/** Whether a company serves the place of a search, for example "Delivers to LS6". */
export function deliversToWords(serves: Serves, place: string): string {
  if (serves === "yes") return `Delivers to ${place}`;
  if (serves === "probably") return `Probably delivers to ${place}`;
  if (serves === "no") return `Doesn't deliver to ${place}`;
  return `Ask if it delivers to ${place}`;
}

/** "Stated by the firm on 3 May 2026" or "Entered by the directory on 3 May 2026" */
export const statedSentence = ({ statedBy, statedOn }: Pick<StatedPrice, "statedBy" | "statedOn">): string =>
  `${statedBy === "company" ? "Stated by the firm" : "Entered by the directory"} on ${formatDate(statedOn)}`;

/** For example "Doesn't take mattresses" or "Doesn't take soil in this size". */
export function notTakenSentence({ refused, inSize }: NotTaken): string {
  const names = (wastes: readonly Waste[]) => wastes.map(wasteLabel).join(" or ").toLowerCase();
  const parts = [
    refused.length > 0 && names(refused),
    inSize.length > 0 && `${names(inSize)} in this size`,
  ].filter(Boolean);
  return `Doesn't take ${parts.join(", or ")}`;
}

export const wasteLabel = (waste: Waste): string =>
  WASTES.find(({ value }) => value === waste)?.label ?? waste;
