import { type ComponentType, type ReactNode, useState } from "react";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { LazyBoundary, lazyPart } from "#client/components/ui/lazy-boundary.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { LoginForm } from "./login-form.tsx";
import { AdminSessionProvider, useAdminSession } from "./session.tsx";

/** Creates a page of the administrator. Its content is loaded and shown only after signing in. */
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

/** After a session has expired, the content stays mounted but hidden behind the login dialog, so that typed text is kept. */
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

/** Asks for the password. Closing the dialog would lose what was typed, so it asks first. */
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
