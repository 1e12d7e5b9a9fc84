import { errorMessage } from "#client/components/form/server-errors.ts";
import { useToast } from "#client/components/toasts/toasts.tsx";

/** Returns a function that says why an action failed: the server's message or, without one, `failed`. */
export function useErrorToast(failed: string, title = "Error"): (error: Error) => void {
  const showToast = useToast();
  return (error) => showToast({ title, description: errorMessage(error, failed), destructive: true });
}
