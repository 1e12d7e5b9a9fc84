import { useLocation } from "react-router";
import { useAnnouncement } from "../live-region.tsx";
import { buttonClass } from "./button-class.ts";
import { MessagePanel } from "./message-panel.tsx";

export function LoadError({ title, isPage = false }: { title: string; isPage?: boolean }) {
  useAnnouncement(title);
  return (
    <MessagePanel title={title} level={isPage ? "h1" : "h2"}>
      {isPage && <title>{title}</title>}
      <p className="text-ink-soft">We may be busy, or your connection failed. Try again.</p>
      <ReloadLink />
    </MessagePanel>
  );
}

/** A plain link, because the script that a button needs may have failed to load. */
export function ReloadLink() {
  const { pathname, search } = useLocation();
  return (
    <a href={`${pathname}${search}`} className={buttonClass()}>
      Try Again
    </a>
  );
}
