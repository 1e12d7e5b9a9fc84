import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { exampleOffer } from "#client/components/answers/testing/examples.ts";
import { action } from "./receipt.screen.tsx";
import { ReceiptDetails } from "./receipt-details.tsx";
import { company, offered, RECEIPT } from "./testing/examples.ts";

const COMPANIES = [company(1, "Aire Skips", offered(exampleOffer({}, 2))), ...RECEIPT.companies.slice(1)];

/** The values of each form that chooses a company, as the page without script posts them. */
function choiceForms(): FormData[] {
  const html = renderToString(
    <MemoryRouter>
      <ReceiptDetails
        receipt={{ ...RECEIPT, companies: COMPANIES }}
        listings={[]}
        attribution=""
        token="token"
        notice={undefined}
        refused={undefined}
        context={{ reader: "customer", formKey: "key", pressed: undefined }}
      />
    </MemoryRouter>,
  );
  const forms = html.match(/<form.*?<\/form>/g) ?? [];
  return forms
    .filter((form) => form.includes('value="choose"'))
    .map((form) => {
      const data = new FormData();
      data.append("intent", "choose");
      for (const [, name = "", value = ""] of form.matchAll(/type="hidden" name="(\w+)" value="(\w*)"/g))
        data.append(name, value);
      return data;
    });
}

const post = (form: FormData, result: object) => {
  const choose = vi.fn(async () => result);
  const posted = action({ form, params: { token: "a.b" }, services: { quotes: { choose } } } as never);
  return { choose, posted };
};

test("a form posts the version of the offer that the page shows, and none for a company without an offer", async () => {
  const chosen = choiceForms().map((form) => post(form, RECEIPT));
  expect(chosen.map(({ choose }) => choose.mock.calls[0])).toEqual([
    ["a.b", { companyId: 1, version: 2 }],
    ["a.b", { companyId: 2, version: null }],
    ["a.b", { companyId: 3, version: null }],
  ]);
  expect(await chosen[0]?.posted).toEqual({ redirect: "/receipt/a.b#choice" });
});

test("a refused choice is 409, and the page gets the reason and the company", async () => {
  const [form = new FormData()] = choiceForms();
  expect(
    await post(form, { refused: "conflict", message: "Aire Skips has changed its quote." }).posted,
  ).toEqual({
    props: { refused: { companyId: 1, text: "Aire Skips has changed its quote." } },
    status: 409,
  });
});

test("a choice with a link that is not known is 404", async () => {
  const [form = new FormData()] = choiceForms();
  expect(await post(form, { refused: "not-found", message: "Receipt not found." }).posted).toEqual({
    status: 404,
  });
});
