import type { Paging } from "#contract/companies.ts";
import { clamp, MAX_PAGE_SIZE, PAGE_SIZE } from "#contract/limits.ts";

interface PageRequest {
  page?: number | undefined;
  limit?: number | undefined;
}

/** Whether a query asks for one page instead of all results. */
export const isPaged = ({ page, limit }: PageRequest) => page !== undefined || limit !== undefined;

/**
 * The rows on one page: those from index `from` up to, not including, `to`, which may exceed the total. A page number or a
 * limit out of range becomes the nearest one in range.
 */
export function pageOf(total: number, request: PageRequest): { paging: Paging; from: number; to: number } {
  const limit = clamp(Math.floor(request.limit ?? PAGE_SIZE), { min: 1, max: MAX_PAGE_SIZE });
  const totalPages = Math.ceil(total / limit);
  const page = clamp(Math.floor(request.page ?? 1), { min: 1, max: Math.max(1, totalPages) });
  return { paging: { total, page, limit, totalPages }, from: (page - 1) * limit, to: page * limit };
}
