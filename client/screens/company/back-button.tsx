import { useNavigate } from "react-router";
import { Icon } from "#client/components/icon.tsx";

/** Goes back in the browser history; without history or script, a link to the home page. */
export function BackButton() {
  const navigate = useNavigate();
  return (
    <a
      href="/"
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
