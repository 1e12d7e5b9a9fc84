export interface ToastMessage {
  title: string;
  description?: string;
  destructive?: boolean;
}

export interface VisibleToast extends ToastMessage {
  /** Differs from the id of the toast that this toast replaces, so that a repeated message is announced again. */
  id: number;
}

/** The props of the two components that render a toast. */
export interface ToastViewProps {
  toast: VisibleToast;
  /** The element to render into: while a dialog is open, everything outside it is inert. */
  host: HTMLElement;
  onRemoved: () => void;
}
