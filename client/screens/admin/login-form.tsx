import { type FormEvent, useEffect, useRef, useState } from "react";
import { TextField } from "#client/components/form/fields.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { RequestError } from "#client/queries/request.ts";
import { useAdminSession } from "./session.tsx";

const LOGIN_FAILED = "Login failed. Please try again.";

/** The server explains how long to wait after too many attempts (status 429). */
const loginErrorMessage = (error: unknown) =>
  error instanceof RequestError && error.status === 429
    ? (error.serverMessage ?? LOGIN_FAILED)
    : LOGIN_FAILED;

export function LoginForm({ isInDialog = false }: { isInDialog?: boolean }) {
  const { signIn, shouldFocus } = useAdminSession();
  const [message, setMessage] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [isShown, setShown] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (shouldFocus) form.current?.querySelector("input")?.focus();
  }, [shouldFocus]);
  const showMessage = (text: string) => {
    setMessage(text);
    form.current?.querySelector("input")?.focus();
  };
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const password = String(new FormData(event.currentTarget).get("password"));
    if (!password.trim()) return showMessage("Please enter a password");
    setPending(true);
    try {
      if ((await signIn(password)) === "refused") showMessage("Invalid password. Please try again.");
    } catch (error) {
      showMessage(loginErrorMessage(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={handleSubmit}
      className={`mx-auto grid max-w-md gap-5 ${isInDialog ? "" : "card p-6 sm:p-8"}`}
    >
      <h1 className="display text-3xl">Admin Login</h1>
      <TextField
        label="Password"
        name="password"
        type={isShown ? "text" : "password"}
        spellCheck={false}
        autoCapitalize={isShown ? "none" : undefined}
        autoComplete="current-password"
        error={message}
        data-autofocus
      />
      <button
        type="button"
        onClick={() => setShown(!isShown)}
        className={`${buttonClass("quiet", "small")} -mt-2 justify-self-start`}
      >
        {isShown ? "Hide password" : "Show password"}
      </button>
      <button type="submit" aria-disabled={isPending} className={buttonClass("primary", "large")}>
        {isPending ? "Signing in..." : "Login"}
      </button>
    </form>
  );
}
