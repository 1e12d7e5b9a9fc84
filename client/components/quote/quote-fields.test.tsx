import { QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { postedForm } from "#client/components/form/posted-form.ts";
import { understoodPlaceQueryOptions } from "#client/queries/places.ts";
import { createQueryClient } from "#client/queries/query-client.ts";
import { roadPermitQueryOptions } from "#client/queries/road-permit.ts";
import { todayInLondon } from "#contract/dates.ts";
import { BANK_HOLIDAYS } from "#contract/job/all-bank-holidays.ts";
import { QuoteFields } from "./quote-fields.tsx";
import { useQuoteForm } from "./quote-form.ts";
import { DIRECTORY_PRESENTATION, PAGE_PRESENTATION, type QuotePresentation } from "./quote-presentations.ts";

const SCOTTISH_DAY =
  BANK_HOLIDAYS.scotland.find(
    (day) => day > todayInLondon() && !BANK_HOLIDAYS["england-and-wales"].includes(day),
  ) ?? "";

const PAGE = {
  ...{ skipSize: "medium", size: "6", wasteType: "Soil", location: "LS6 2AB", radius: "25", stands: "road" },
  ...{ hireDate: "2999-12-31", hireDuration: "2-weeks" },
};
const DIRECTORY = { ...PAGE, skipSize: "builder-6-yard", wasteType: "garden" };

interface OpenedForm {
  values: Record<string, string>;
  errors?: Record<string, string>;
}

function htmlOf(
  presentation: QuotePresentation,
  { values, errors = {} }: OpenedForm,
  queryClient = createQueryClient(),
): string {
  function Form() {
    const posted = postedForm(values, { errors });
    const { form } = useQuoteForm(presentation, posted);
    return <QuoteFields {...{ form, presentation, posted }} questions={{}} searched={{}} companies={[]} />;
  }
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={["/quote"]}>
        <Form />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const namesIn = (html: string) =>
  [...html.matchAll(/<(?:input|select)(?=[^>]* name="(\w+)")/g)].flatMap(([, name]) => name ?? []);

/** The fields that the form folds, and those that it asks. */
function fieldsOf(presentation: QuotePresentation, opened: OpenedForm) {
  const html = htmlOf(presentation, opened);
  const folded = /<details.*?<\/details>/s.exec(html)?.[0] ?? "";
  return { folded: namesIn(folded), asked: namesIn(html.replace(folded, "")) };
}

for (const [name, presentation, values, lone] of [
  ["the quote page's form", PAGE_PRESENTATION, PAGE, ["size", "radius"]],
  ["the directory's form", DIRECTORY_PRESENTATION, DIRECTORY, ["size"]],
] as const) {
  const every = Object.keys(values).filter((field) => name.startsWith("the quote") || field !== "radius");

  test(`${name} folds every answered field, and asks each that is empty or wrong`, () => {
    expect(fieldsOf(presentation, { values })).toEqual({ folded: every, asked: [] });
    for (const field of every.filter((one) => !lone.some((other) => other === one))) {
      const empty = fieldsOf(presentation, { values: { ...values, [field]: "" } });
      expect(empty.asked, field).toContain(field);
      expect([...empty.folded, ...empty.asked].toSorted(), field).toEqual(every.toSorted());
      const wrong = fieldsOf(presentation, { values, errors: { [field]: "Please look at this again" } });
      expect(wrong.asked, field).toContain(field);
    }
    const blank = Object.fromEntries(Object.keys(values).map((field) => [field, ""]));
    expect(fieldsOf(presentation, { values: blank })).toEqual({ folded: [], asked: every });
  });

  test(`${name} asks again for an option, a day or a radius that it does not accept`, () => {
    const wrong = { skipSize: "huge", hireDuration: "a while", hireDate: "2001-01-01" };
    for (const [field, value] of Object.entries(wrong))
      expect(fieldsOf(presentation, { values: { ...values, [field]: value } }).asked, field).toContain(field);
  });
}

test("the line says the skip and the place in words, whatever was posted", () => {
  const line = (values: Record<string, string>) =>
    /<summary.*?<span[^>]*>(.*?)<\/span>/s.exec(
      htmlOf(PAGE_PRESENTATION, { values: { ...PAGE, ...values } }),
    )?.[1];
  expect(line({})).toBe("6 yd, LS6 2AB, on the road, Tue 31 Dec, 2 weeks, soil");
  expect(line({ size: "", stands: "unsure", hireDuration: "flexible" })).toBe(
    "Medium (6-8 cubic yards), LS6 2AB, Tue 31 Dec, flexible, soil",
  );
  expect(line({ hireDate: "soon" })).toBe("6 yd, LS6 2AB, on the road, 2 weeks, soil");
});

test("a form that knows the place says what its road authority allows, and which days are holidays there", () => {
  const queryClient = createQueryClient();
  const place = {
    label: "LS6 2AB",
    query: "LS6 2AB",
    kind: "postcode",
    latitude: 54,
    longitude: -2,
  } as const;
  queryClient.setQueryData(understoodPlaceQueryOptions("LS6 2AB").queryKey, {
    ...{ total: 1, suggestions: undefined, placeHint: undefined },
    searched: { place, note: null, alternatives: [], division: "england-and-wales", radius: 25, wider: [] },
  });
  const values = { ...PAGE, hireDate: SCOTTISH_DAY, hireDuration: "1-month" };
  const asked = { location: "LS6 2AB", date: SCOTTISH_DAY };
  queryClient.setQueryData(roadPermitQueryOptions(asked).queryKey, {
    ...{
      authority: "Leeds City Council",
      fee: null,
      uncountedFee: null,
      noticeWorkingDays: null,
      url: null,
      known: false,
    },
    ...{ maxLengthMetres: null, maxWidthMetres: null, maxDays: 14, whoApplies: "registered-firm" },
  });
  const unknown = htmlOf(PAGE_PRESENTATION, { values });
  expect(unknown).toContain("is a bank holiday in part of the United Kingdom");
  const html = htmlOf(PAGE_PRESENTATION, { values }, queryClient);
  expect(html).not.toContain("bank holiday");
  expect(html).toContain(
    "Leeds City Council allows at most 14 days (you plan 4 weeks) on the road, and only registered companies.",
  );
});

test("on a road in Northern Ireland the form speaks of the consent of DfI Roads instead of a permit", () => {
  const queryClient = createQueryClient();
  const asked = { location: "BT7 1NN", date: PAGE.hireDate };
  queryClient.setQueryData(roadPermitQueryOptions(asked).queryKey, {
    ...{ authority: "DfI Roads", fee: null, uncountedFee: null, noticeWorkingDays: null, url: null },
    ...{ known: false, maxLengthMetres: null, maxWidthMetres: null, maxDays: null, whoApplies: null },
  });
  const values = { ...PAGE, location: "BT7 1NN" };
  const html = htmlOf(PAGE_PRESENTATION, { values }, queryClient);
  expect(html).toContain("needs the consent of DfI Roads only where regulations require it.");
  expect(html).not.toContain("needs a permit");
  expect(htmlOf(PAGE_PRESENTATION, { values })).toContain("A skip on the road normally needs a permit.");
});
