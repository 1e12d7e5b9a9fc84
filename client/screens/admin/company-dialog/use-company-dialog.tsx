import { useState } from "react";
import { LazyBoundary, lazyPart } from "#client/components/ui/lazy-boundary.tsx";
import type { CompanyDialogStart } from "./company-dialog.tsx";

const CompanyDialog = lazyPart(() => import("./company-dialog.tsx"));

export function useCompanyDialog(onClosed?: () => void) {
  const [start, setStart] = useState<CompanyDialogStart | null>(null);
  const close = () => {
    setStart(null);
    onClosed?.();
  };
  const dialog = start && (
    <LazyBoundary fallback={null}>
      <CompanyDialog start={start} onClose={close} />
    </LazyBoundary>
  );
  return { open: setStart as (start: CompanyDialogStart) => void, dialog };
}
