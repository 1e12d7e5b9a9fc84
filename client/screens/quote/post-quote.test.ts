import { expect, test, vi } from "vitest";
import type { CompaniesQuery } from "#contract/companies/company-queries.ts";
import type { CompanyPage, ListedCompany } from "#contract/companies.ts";
import { EMPTY_COMPANY } from "#contract/empty-company.ts";
import type { Services } from "#server/services.ts";
import { type PostedQuote, postQuote } from "./post-quote.ts";

const DAY = "2999-12-31";
const FILLED = {
  ...{ name: "Ann Example", email: "ann@home.example", phone: "07700 900123", location: "LS6 2AB" },
  ...{ skipSize: "medium", size: "6", wasteType: "Garden, soil", hireDate: DAY, hireDuration: "1-month" },
  ...{ radius: "30", stands: "road", weeks: "3", waste: "garden,soil" },
};

/** The companies with these ids, as a search finds them. Company 1 does not deliver to the place. */
const forJob = (ids: readonly number[]) =>
  ids.map((id) => ({
    ...EMPTY_COMPANY,
    ...{ id, serves: id === 1 ? "no" : "yes" },
    earliest: { day: null, unknown: ["notice"] },
  })) as unknown as ListedCompany[];
const NEARBY = { companies: forJob([1, 2, 3, 4, 5, 6, 7, 8]) } as CompanyPage;
const NOBODY = { companies: [] as ListedCompany[] } as CompanyPage;

function setUp() {
  const accepted = { receiptUrl: "https://skips.example/receipt/1" };
  const submit = vi.fn(async (_quote: unknown, _sent: unknown) => accepted);
  const search = vi.fn((_query: Partial<CompaniesQuery>) => NEARBY);
  const photos = { keepOfForm: async () => ({ kept: [], problems: [] }), attach: async () => 0 };
  const services = { quotes: { submit }, companies: { search, forJob }, photos } as unknown as Services;
  const post = (fields: Record<string, string>, companies: number[] = []) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const id of companies) form.append("companies", String(id));
    return postQuote({ form, services, network: null, outerNetwork: null });
  };
  const shown = async (fields: Record<string, string>, companies?: number[]) =>
    (await post(fields, companies)) as PostedQuote;
  return { post, shown, submit, search };
}

test("a form without script sends the job of its fields and of the search, and leads to the receipt's path", async () => {
  const { post, submit } = setUp();
  expect(await post(FILLED, [3, 4])).toEqual({ receiptPath: "/receipt/1#main" });
  expect(submit.mock.calls[0]?.[0]).toMatchObject({
    companies: [3, 4],
    job: { size: 6, date: DAY, weeks: 3, stands: "road", waste: ["garden", "soil"] },
  });
});

test("an exact size alone says which option is meant", async () => {
  const { post, submit } = setUp();
  await post({ ...FILLED, skipSize: "", size: "12" }, [3]);
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ skipSize: "large", job: { size: 12 } });
});

test("without a selection the first five are ticked, those that can't do the job last", async () => {
  const { shown } = setUp();
  const { selectedIds, preselected, found } = await shown({ ...FILLED, intent: "find" });
  expect(selectedIds).toEqual([2, 3, 4, 5, 6]);
  expect(preselected).toEqual(selectedIds);
  expect(found.at(-1)?.id).toBe(1);
});

test("an unknown place is named as the reason why nobody was found", async () => {
  const { shown, search } = setUp();
  const messageFor = async (page: CompanyPage) => {
    search.mockImplementation(() => page);
    return (await shown({ ...FILLED, location: "qqqq", intent: "find" })).message;
  };
  expect(await messageFor({ ...NOBODY, suggestions: [] })).toMatch(/^We can't search near this place/);
  expect(await messageFor(NOBODY)).toMatch(/^No companies found/);
});

test("beside a selection of the customer's own, a search ticks nobody", async () => {
  const { shown } = setUp();
  const own = await shown({ ...FILLED, intent: "find" }, [20, 3]);
  expect(own.selectedIds.toSorted()).toEqual([20, 3]);
  expect(own.message).toContain("nobody else is");
  expect(own.found.map(({ id }) => id)).toEqual(expect.arrayContaining([20, 8]));
});

test("a second search replaces what the first one ticked", async () => {
  const { shown } = setUp();
  const again = await shown({ ...FILLED, intent: "find", preselected: "20,21" }, [20, 21]);
  expect(again.selectedIds).toEqual([2, 3, 4, 5, 6]);
  expect(again.found.map(({ id }) => id)).not.toContain(20);
});

test("an unknown button sends nothing, and nothing that was typed is lost", async () => {
  const { shown, submit } = setUp();
  const again = await shown({ ...FILLED, name: "", intent: "remove-3" }, [3, 4]);
  expect(again).toMatchObject({
    selectedIds: [3, 4],
    errors: {},
    values: { location: "LS6 2AB", size: "6" },
  });
  expect(again.searched).toMatchObject({ weeks: 3, waste: ["garden", "soil"] });
  expect(submit).not.toHaveBeenCalled();
});

test("a missing detail keeps the selection and the job", async () => {
  const { shown } = setUp();
  const posted = await shown({ ...FILLED, email: "not an address" }, [3]);
  expect(posted.errors).toEqual({ email: "Please enter a valid email address" });
  expect(posted.message).toBeUndefined();
  expect(posted.found.map(({ id }) => id)).toEqual(posted.selectedIds);
  expect(posted).toMatchObject({ selectedIds: [3], values: { stands: "road", weeks: "3" } });
});

test("a place chosen instead of an unknown one is searched, and nothing is sent", async () => {
  const { shown, search, submit } = setUp();
  const { values } = await shown({ ...FILLED, location: "Ledes", place: "Leeds" });
  expect(values).toMatchObject({ location: "Leeds", name: "Ann Example" });
  expect(search.mock.calls[0]?.[0]).toMatchObject({ location: "Leeds" });
  expect(submit).not.toHaveBeenCalled();
});

test("if nobody near has the size, those near are found all the same", async () => {
  const { shown, search } = setUp();
  search.mockImplementation(({ size }) => (size ? NOBODY : NEARBY));
  expect((await shown({ ...FILLED, intent: "find" })).selectedIds).toHaveLength(5);
});

test("a range of sizes is searched for, unless an exact size is given", async () => {
  const { shown, search } = setUp();
  await shown({ ...FILLED, size: "", skipSize: "mini", intent: "find" });
  expect(search.mock.calls[0]?.[0]).toMatchObject({ sizeRange: "mini" });
  await shown({ ...FILLED, intent: "find" });
  expect(search.mock.calls.at(-1)?.[0]).toMatchObject({ size: 6, sizeRange: undefined });
});

test("a filled honeypot comes back empty, with its reason", async () => {
  const { shown } = setUp();
  const { values, errors } = await shown({ ...FILLED, website: "https://ann.example" }, [3]);
  expect(values.website).toBeUndefined();
  expect(errors.website).toBeTruthy();
});
