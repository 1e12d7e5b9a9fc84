import { followStorage } from "#client/try-storage.ts";
import {
  chooseCompanies,
  chosenCompanies,
  hasPlaceFor,
  parseSelection,
  type SelectableCompany,
} from "./chosen-companies.ts";

/** Checkboxes named `ids` on a page without React. Each checkbox holds its company as JSON in `data-company`. */
const BOXES = "input[data-company]";
const REFUSAL = "[data-refusal]";

/** The form also sends chosen companies that are not on this page, as hidden fields. */
export function shareTicks(root: Document) {
  const boxes = [...root.querySelectorAll<HTMLInputElement>(BOXES)];
  const form = boxes[0]?.form;
  if (!form) return;
  // With autocomplete, browsers restore outdated ticks after Back.
  form.autocomplete = "off";
  const elsewhere = form.appendChild(root.createElement("div"));

  const show = () => {
    const chosen = chosenCompanies();
    for (const box of boxes) box.checked = chosen.some(({ id }) => String(id) === box.value);
    const others = chosen.filter(({ id }) => !boxes.some(({ value }) => value === String(id)));
    elsewhere.replaceChildren(
      ...others.map(({ id }) =>
        Object.assign(root.createElement("input"), { type: "hidden", name: "ids", value: String(id) }),
      ),
    );
  };
  const refuse = (isRefused: boolean) => form.querySelector(REFUSAL)?.toggleAttribute("hidden", !isRefused);
  const choose = (box: HTMLInputElement) => {
    const others = chosenCompanies().filter(({ id }) => String(id) !== box.value);
    const [company] = box.checked ? companyOf(box) : [];
    const isRefused = company !== undefined && !hasPlaceFor(company, others);
    refuse(isRefused);
    if (!isRefused) chooseCompanies(company ? [...others, company] : others);
    show();
  };

  // The visitor may have ticked before this script ran.
  for (const box of boxes) if (box.checked) choose(box);
  show();
  followStorage(show);
  form.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && boxes.includes(target)) choose(target);
  });
}

const companyOf = ({ dataset }: HTMLInputElement): readonly SelectableCompany[] =>
  parseSelection(`[${dataset.company}]`);
