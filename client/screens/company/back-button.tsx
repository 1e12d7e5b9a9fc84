import { useNavigate } from "react-router";
import { Icon } from "#client/components/icon.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { jobUrl, searchedAreaIn } from "#client/urls/company-url.ts";

/**
 * Goes back in the browser history. Without history or script, a link to the search for the job in the URL, or to the home page
 * if there is none.
 */
export function BackButton() {
  const navigate = useNavigate();
  const search = jobUrl("/search", searchedAreaIn(usePageParams()));
  return (
    <a
      href={search === "/search" ? "/" : search}
      onClick={(event) => {
        if (window.history.length <= 1) return;
        event.preventDefault();
        navigate(-1);
      }}
      className="print:hidden mb-2 inline-flex sm:mb-4 min-h-11 items-center gap-2 rounded-control pr-3 font-semibold hover:underline"
    >
      <Icon name="left" />
      Back
    </a>
  );
}
