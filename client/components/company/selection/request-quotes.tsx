import { useRef } from "react";
import { useNavigate } from "react-router";
import { areaParams, companyUrl, type SearchedArea } from "#client/urls/company-url.ts";
import { queryString } from "#client/urls/query-string.ts";
import { canBeEmailed, canBeQuoted } from "#contract/quotable.ts";
import { Icon } from "../../icon.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { askedOnlineWords, noRequestsWords } from "./left-out-words.ts";
import { saveSelection } from "./saved-selection.ts";
import type { QuoteSelection } from "./use-quote-selection.ts";

interface RequestQuotesProps {
  selection: QuoteSelection;
  area: SearchedArea;
  onClose: () => void;
}

export default function RequestQuotes({ selection, area, onClose }: RequestQuotesProps) {
  const navigate = useNavigate();
  const recipients = selection.selected.filter(canBeQuoted);
  const others = selection.selected.filter((company) => !canBeQuoted(company));
  const goToForm = () => {
    saveSelection({ companies: recipients, location: area.location ?? "", radiusKm: area.radius });
    // The quote form deletes the saved selection. After a reload, the form finds the companies by the ids in the URL.
    const companies = recipients.map(({ id }) => id).join(",");
    navigate(`/quote${queryString({ from: "search", companies, ...areaParams(area) })}`);
  };
  return (
    <Dialog title="Request Quotes" onClose={onClose}>
      <p className="text-ink-soft">
        Your request will go to {recipients.length === 1 ? "this company" : "these companies"}, and to no
        other:
      </p>
      <RemovableCompanies companies={recipients} toggle={selection.toggle} />
      <p className="mb-4 text-ink-soft">
        {recipients.length === 1 ? "It is" : "They are"} asked to contact you within{" "}
        <span className="whitespace-nowrap">24-48 hours</span>.
      </p>
      {others.length > 0 && <p className="mb-2 font-semibold">{askedOnlineWords(selection.selected)}.</p>}
      {others.map((company) => (
        <p key={company.id} className="mb-4 text-ink-soft wrap-anywhere">
          {`${company.name} ${noRequestsWords(company)}.`}{" "}
          {!canBeEmailed(company) && (
            <>
              {" "}
              <a href={companyUrl(company.id, area)} className="link">
                Its number and website
              </a>
            </>
          )}
        </p>
      ))}
      <div className="flex flex-wrap justify-end gap-3 max-xs:flex-col-reverse">
        <button type="button" onClick={onClose} className={buttonClass("quiet")}>
          Cancel
        </button>
        <button type="button" onClick={goToForm} className={buttonClass("go")}>
          Continue to Quote Form
        </button>
      </div>
    </Dialog>
  );
}

interface RemovableCompaniesProps {
  companies: QuoteSelection["selected"];
  toggle: QuoteSelection["toggle"];
}

function RemovableCompanies({ companies, toggle }: RemovableCompaniesProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} tabIndex={-1} className="my-4 grid gap-2 outline-none">
      {companies.map((company) => (
        <li
          key={company.id}
          className="flex items-center justify-between gap-3 rounded-control border border-line py-1 pr-1 pl-4"
        >
          <span className="leading-snug font-semibold wrap-anywhere">{company.name}</span>
          <button
            type="button"
            onClick={() => {
              toggle(company);
              list.current?.focus();
            }}
            className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-paper"
          >
            <Icon name="close" size="size-4.5" />
            <span className="sr-only">Remove {company.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
