import { useNavigate } from "react-router";
import { Icon } from "#client/components/icon.tsx";

/** Back to where the visitor came from, otherwise home; without script it is a link home. */
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
      className="mb-4 inline-flex min-h-11 items-center gap-2 rounded-control pr-3 font-semibold hover:underline"
    >
      <Icon name="left" />
      Back
    </a>
  );
}
