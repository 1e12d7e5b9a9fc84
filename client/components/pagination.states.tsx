import type { States } from "#client/component-states/states.ts";
import { Pagination } from "./pagination.tsx";

export const states: States = {
  "one page, which shows nothing": <Pagination page={1} totalPages={1} />,
  "first of three": <Pagination page={1} totalPages={3} />,
  "in the middle": <Pagination page={50} totalPages={108} />,
  "last of many": <Pagination page={10_000} totalPages={10_000} />,
};
