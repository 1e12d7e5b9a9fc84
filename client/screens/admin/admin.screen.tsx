import { lazy, Suspense } from "react";
import { LoginForm } from "./login-form.tsx";
import { AdminSessionProvider, useAdminSession } from "./session.tsx";

const Dashboard = lazy(() => import("./dashboard.tsx"));

export default function AdminScreen() {
  return (
    <AdminSessionProvider>
      <title>Admin</title>
      <meta name="robots" content="noindex" />
      <div className="page py-8">
        <SessionContent />
        <noscript>
          <p className="card p-5">The administrator's dashboard needs JavaScript.</p>
        </noscript>
      </div>
    </AdminSessionProvider>
  );
}

function SessionContent() {
  const { status } = useAdminSession();
  if (status === "signedOut") return <LoginForm />;
  const skeleton = <div aria-busy="true" className="skeleton delayed h-96" />;
  if (status === "checking") return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <Dashboard />
    </Suspense>
  );
}
