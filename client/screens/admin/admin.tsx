import { lazy, Suspense } from "react";
import { LoginForm } from "./login-form.tsx";
import { AdminSessionProvider, useAdminSession } from "./session.tsx";

// Only whoever signs in needs it.
const Dashboard = lazy(() => import("./dashboard.tsx"));

export default function AdminScreen() {
  return (
    <AdminSessionProvider>
      <title>Admin</title>
      <meta name="robots" content="noindex" />
      <div className="page py-8">
        <Gate />
        <noscript>
          <p className="card p-5">The administrator's dashboard needs JavaScript.</p>
        </noscript>
      </div>
    </AdminSessionProvider>
  );
}

function Gate() {
  const { status } = useAdminSession();
  if (status === "signedOut") return <LoginForm />;
  const waiting = <div aria-busy="true" className="skeleton delayed h-96" />;
  if (status === "checking") return waiting;
  return (
    <Suspense fallback={waiting}>
      <Dashboard />
    </Suspense>
  );
}
