import { type ReactNode, Suspense } from "react";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { LoginForm } from "./login-form.tsx";
import { AdminSessionProvider, useAdminSession } from "./session.tsx";

/** The layout of the administrator's pages. The content is shown only after signing in. */
export function AdminPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <AdminSessionProvider>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className="page py-8">
        <SessionContent>{children}</SessionContent>
        <noscript>
          <p className="card p-5">The administrator's dashboard needs JavaScript.</p>
        </noscript>
      </div>
    </AdminSessionProvider>
  );
}

/** After a session has expired, the content stays mounted but hidden behind the login dialog, so that typed text is kept. */
function SessionContent({ children }: { children: ReactNode }) {
  const { status, signOut } = useAdminSession();
  if (status === "signedOut") return <LoginForm />;
  const skeleton = <div aria-busy="true" className="skeleton delayed h-96" />;
  if (status === "checking") return skeleton;
  const isExpired = status === "expired";
  return (
    <>
      <div hidden={isExpired}>
        <Suspense fallback={skeleton}>{children}</Suspense>
      </div>
      {isExpired && (
        <Dialog title="Session expired" onClose={signOut}>
          <LoginForm isInDialog />
        </Dialog>
      )}
    </>
  );
}
