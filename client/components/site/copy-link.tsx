import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

interface CopyLinkProps {
  /** Another address than that of the page. */
  url?: string;
}

/** Hidden where the browser can neither copy nor share. */
export function CopyLink({ url = "" }: CopyLinkProps) {
  const { key } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a button of its own, which says what it copied
  useEffect(() => {
    if (button.current) button.current.hidden = !(navigator.clipboard || "share" in navigator);
  }, [key]);
  return (
    <button
      ref={button}
      key={key}
      type="button"
      data-copy-link={url}
      onClick={({ currentTarget }) =>
        import("#client/copy-link.ts").then(({ copyLink }) => copyLink(currentTarget)).catch(() => {})
      }
      className="needs-script link -my-2 min-h-11 shrink-0 text-sm print:hidden"
    >
      Copy link
    </button>
  );
}
