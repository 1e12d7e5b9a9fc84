import {
  type ComponentType,
  type FormEvent,
  type ReactNode,
  startTransition,
  useActionState,
  useState,
} from "react";
import { TextField } from "#client/components/form/fields.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { LazyBoundary, lazyPart } from "#client/components/ui/lazy-boundary.tsx";
import { useUrlParams } from "#client/navigation/use-page-params.ts";
import { RequestError } from "#client/queries/request.ts";
import { Button, ConfirmDialog } from "./button.tsx";
import { AdminSessionProvider, useAdminSession, useFocusedElement } from "./session.tsx";

/** The content is loaded and shown only after signing in. */
export function adminScreen(title: string, load: () => Promise<{ default: ComponentType }>) {
  const Content = lazyPart(load);
  return () => (
    <AdminSessionProvider>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className="page py-8">
        <SessionContent>
          <Content />
        </SessionContent>
        <noscript>
          <p className="card p-5">The administrator's dashboard needs JavaScript.</p>
        </noscript>
      </div>
    </AdminSessionProvider>
  );
}

/** After a session has expired, the content stays mounted but hidden, so that typed text is kept. */
function SessionContent({ children }: { children: ReactNode }) {
  const { status } = useAdminSession();
  if (status === "signedOut") return <LoginForm />;
  const skeleton = <div aria-busy="true" className="skeleton delayed h-96" />;
  if (status === "checking") return skeleton;
  const isExpired = status === "expired";
  return (
    <>
      <div hidden={isExpired}>
        <LazyBoundary fallback={skeleton}>{children}</LazyBoundary>
      </div>
      {isExpired && <ExpiredDialog />}
    </>
  );
}

/** Asks before it closes, because leaving without signing in loses the typed text. */
function ExpiredDialog() {
  const { signOut } = useAdminSession();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Dialog title="Session expired" onClose={() => setLeaving(true)}>
      <p className="mx-auto mb-5 max-w-md">
        Sign in again to continue where you were. What you typed is kept behind this window.
      </p>
      <LoginForm isInDialog />
      {isLeaving && (
        <ConfirmDialog
          title="Leave without signing in?"
          action="Leave"
          onConfirm={signOut}
          onClose={() => setLeaving(false)}
        >
          <p>What you typed and did not save is lost.</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

const LOGIN_FAILED = "Login failed. Please try again.";

function loginErrorMessage(error: unknown): string {
  if (!(error instanceof RequestError)) return LOGIN_FAILED;
  if (error.status === 401) return "Invalid password. Please try again.";
  // After too many attempts, the server's message says how long to wait.
  return (error.status === 429 && error.serverMessage) || LOGIN_FAILED;
}

function LoginForm({ isInDialog = false }: { isInDialog?: boolean }) {
  const { signIn } = useAdminSession();
  const [isShown, setShown] = useState(false);
  const field = useFocusedElement<HTMLInputElement>();
  const then = useUrlParams().get("then");
  const [message, send, isPending] = useActionState(async (_: string | undefined, password: string) => {
    try {
      if (!password.trim()) {
        field.current?.focus();
        return "Please enter a password";
      }
      await signIn(password);
      // The page of figures leads here and is shown by the server.
      if (!isInDialog && then?.startsWith("/admin/figures")) window.location.replace(then);
    } catch (error) {
      field.current?.focus();
      return loginErrorMessage(error);
    }
  }, undefined);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password"));
    if (!isPending) startTransition(() => send(password));
  };
  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      className={`mx-auto grid max-w-md gap-5 ${isInDialog ? "" : "card p-6 sm:p-8"}`}
    >
      <h1 className="display text-3xl">Admin Login</h1>
      <TextField
        ref={field}
        label="Password"
        name="password"
        type={isShown ? "text" : "password"}
        spellCheck={false}
        autoCapitalize={isShown ? "none" : undefined}
        autoComplete="current-password"
        error={message}
        data-autofocus
      />
      <Button className="-mt-2 justify-self-start" onPress={() => setShown(!isShown)}>
        {isShown ? "Hide password" : "Show password"}
      </Button>
      <button type="submit" aria-disabled={isPending} className={buttonClass("primary", "large")}>
        {isPending ? "Signing in..." : "Login"}
      </button>
    </form>
  );
}
