export interface ToastMessage {
  title: string;
  description?: string;
  destructive?: boolean;
}

export interface VisibleToast extends ToastMessage {
  /** A new number for every toast, so that the same message twice is announced twice. */
  id: number;
}

/** The props of the two components that can draw a toast. */
export interface ToastViewProps {
  toast: VisibleToast;
  /** The element to render into: while a dialog is open, everything outside it is inert. */
  host: HTMLElement;
  onRemoved: () => void;
}
