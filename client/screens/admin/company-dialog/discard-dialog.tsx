import { buttonClass } from "#client/components/ui/button-class.ts";
import { Dialog } from "#client/components/ui/dialog.tsx";

/** Asks for confirmation before a dialog with unsaved changes closes. */
export function DiscardDialog({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  return (
    <Dialog title="Discard what you typed?" onClose={onKeep}>
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" data-autofocus onClick={onKeep} className={buttonClass("quiet")}>
          Keep editing
        </button>
        <button type="button" onClick={onDiscard} className={buttonClass("danger")}>
          Discard
        </button>
      </div>
    </Dialog>
  );
}
