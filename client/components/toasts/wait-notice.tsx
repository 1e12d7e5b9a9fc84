import { createPortal } from "react-dom";
import { useStage } from "#client/queries/waiting.ts";
import { useAnnouncement } from "../live-region.tsx";

const SLOW = "This is taking longer than usual. Please wait, or check your connection.";

/** The progress of a navigation, and a sentence while anything that the visitor waits for takes longer than usual. */
export function WaitNotice({ host }: { host: HTMLElement | undefined }) {
  const [isNavigating, isSlow] = [useStage("progress"), useStage("slow")];
  useAnnouncement(isNavigating ? "Loading the page" : undefined);
  return (
    <>
      {isNavigating && <div className="progress" />}
      {isSlow &&
        createPortal(
          <p
            role="status"
            className="pointer-events-none fixed inset-x-0 top-3 z-50 mx-auto w-fit max-w-[calc(100%-1.5rem)] rounded-control bg-ink px-4 py-2.5 font-semibold text-white shadow-raised print:hidden"
          >
            {SLOW}
          </p>,
          host ?? document.body,
        )}
    </>
  );
}
