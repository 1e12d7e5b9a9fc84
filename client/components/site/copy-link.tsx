import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A button for the URL of the page. Script shows it, where the browser allows it to copy or to share. */
export function CopyLink() {
  const { key } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a button of its own, which says what it copied
  useEffect(() => {
    if (button.current && (navigator.clipboard || "share" in navigator)) button.current.hidden = false;
  }, [key]);
  return (
    <button
      ref={button}
      key={key}
      type="button"
      hidden
      data-copy-link=""
      onClick={({ currentTarget }) =>
        import("#client/copy-link.ts").then(({ copyLink }) => copyLink(currentTarget)).catch(() => {})
      }
      className="link -my-2 min-h-11 shrink-0 text-sm print:hidden"
    >
      Copy link
    </button>
  );
}
