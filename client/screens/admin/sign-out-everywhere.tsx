import { useToast } from "#client/components/toasts/toasts.tsx";
import { AskButton } from "./act-button.tsx";
import { adminRequest } from "./admin-requests.ts";
import { useAdminSession } from "./session.tsx";
import { useSingleMutation } from "./use-act.ts";

const FAILED = "We couldn't sign you out everywhere. Please try again.";

export function SignOutEverywhere() {
  const { endSession } = useAdminSession();
  const showToast = useToast();
  const ending = useSingleMutation({
    mutationFn: () => adminRequest("POST", "/api/admin/logout?everywhere=true"),
    onSuccess: () => {
      endSession();
      showToast({ title: "Signed out everywhere", description: "Every device has to sign in again." });
    },
    onError: () => showToast({ title: "Error", description: FAILED, destructive: true }),
  });
  return (
    <AskButton
      label="Sign out everywhere"
      size="medium"
      asks="All devices are signed out, also this one, and what is not saved there is lost. Signing in again needs the password."
      onPress={ending.mutate}
    />
  );
}
