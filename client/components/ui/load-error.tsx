import { useAnnouncement } from "../live-region.tsx";
import { MessagePanel } from "./message-panel.tsx";
import { ReloadLink } from "./reload-link.tsx";

interface LoadErrorProps {
  title: string;
  /** True if the error is the only content of the page. */
  isPage?: boolean;
}

export function LoadError({ title, isPage = false }: LoadErrorProps) {
  useAnnouncement(title);
  return (
    <MessagePanel title={title} level={isPage ? "h1" : "h2"}>
      {isPage && <title>{title}</title>}
      <p className="text-ink-soft">We may be busy, or your connection failed. Try again.</p>
      <ReloadLink>Try Again</ReloadLink>
    </MessagePanel>
  );
}
