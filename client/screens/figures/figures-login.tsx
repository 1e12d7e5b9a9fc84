import { TextField } from "#client/components/form/fields.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";

interface FiguresLoginProps {
  /** The path of the page, which opens again after signing in. */
  action: string;
  problem: string | undefined;
}

/** The administrator's login, as a form that needs no script. */
export function FiguresLogin({ action, problem }: FiguresLoginProps) {
  return (
    <form
      method="post"
      action={action}
      noValidate
      className="card mx-auto grid w-full max-w-md gap-5 p-6 sm:p-8"
    >
      <h1 className="display text-3xl">Admin Login</h1>
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        autoFocus={problem !== undefined}
        error={problem}
      />
      <button type="submit" className={buttonClass("primary", "large")}>
        Login
      </button>
    </form>
  );
}
