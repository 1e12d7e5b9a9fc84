import { type NewCompanyRating, startingScore } from "../edit.ts";
import type { TableRow } from "./table.ts";

export interface RowScore {
  rating: string | null;
  reviewCount: number;
}

/**
 * The rating and review count of a new company: from the file if it has both, otherwise the starting score that the setting
 * `otherwise` selects. A review count of 0 means no rating.
 */
export function readScore(row: TableRow, otherwise: NewCompanyRating): RowScore & { problems: string[] } {
  const rating = row.cells.get("rating")?.trim().replace(",", ".") ?? "";
  const count = row.cells.get("reviewCount")?.trim() ?? "";
  if (count === "0") return { rating: null, reviewCount: 0, problems: [] };
  if (rating === "" || count === "") return { ...startingScore(otherwise), problems: [] };
  const problems = [
    ...(/^[0-5](\.\d+)?$/.test(rating) && Number(rating) <= 5 ? [] : ["Rating must be from 0 to 5"]),
    ...(/^\d{1,6}$/.test(count) ? [] : ["Review count must be a whole number"]),
  ];
  return { rating, reviewCount: Number(count), problems };
}
