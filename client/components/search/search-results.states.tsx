import type { States } from "#client/component-states/states.ts";
import type { SummaryPage } from "#client/queries/companies.ts";
import type { QueryResult } from "#client/queries/use-query.ts";
import { mapFlags } from "#contract/search/filters.ts";
import { ChooseBox } from "../company/selection/choose-box.tsx";
import { EXAMPLE_COMPANY, exampleSelection } from "../company/testing/example-company.ts";
import { SearchResults } from "./search-results.tsx";

const FOUND: SummaryPage = {
  companies: [EXAMPLE_COMPANY],
  total: 1,
  page: 1,
  limit: 20,
  totalPages: 1,
  facets: { size: {}, ...mapFlags(() => 0), service: {} },
};
const SETTLED = { error: null, isPending: false, isError: false, isFetching: false } as const;
const NO_ACTION = { isPlaceholderData: false, refetch: () => Promise.reject() } as const;

const loaded = (data: SummaryPage): QueryResult<SummaryPage> => ({ ...SETTLED, ...NO_ACTION, data });

const state = (result: QueryResult<SummaryPage>) => (
  <SearchResults
    search={{ location: "Leeds", radius: 30, page: 1, limit: 20, sort: "fit" }}
    area={{ location: "Leeds", radius: 30 }}
    result={result}
    selection={exampleSelection([])}
    SelectControl={ChooseBox}
    textFilters={null}
    noResults={{ advice: "Try another place.", reset: <a href="/search">Reset Search</a> }}
    errorTitle="Failed to load companies"
  />
);

export const states: States = {
  "one company": state(loaded(FOUND)),
  "nothing found": state(loaded({ ...FOUND, companies: [], total: 0 })),
  loading: state({ ...SETTLED, ...NO_ACTION, data: undefined, isPending: true, isFetching: true }),
  failed: state({ ...SETTLED, ...NO_ACTION, data: undefined, error: new Error("503"), isError: true }),
};
