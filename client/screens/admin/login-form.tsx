import { type FormEvent, useEffect, useRef, useState } from "react";
import { TextField } from "#client/components/form/fields.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { RequestError } from "#client/queries/request.ts";
import { useAdminSession } from "./session.tsx";

const LOGIN_FAILED = "Login failed. Please try again.";

/** Too many tries have a sentence of the server's own. */
const sentenceOf = (error: unknown) =>
  error instanceof RequestError && error.status === 429
    ? (error.serverMessage ?? LOGIN_FAILED)
    : LOGIN_FAILED;

export function LoginForm() {
  const { signIn, shouldFocus } = useAdminSession();
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (shouldFocus) form.current?.querySelector("input")?.focus();
  }, [shouldFocus]);
  const complain = (text: string) => {
    setMessage(text);
    form.current?.querySelector("input")?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const password = String(new FormData(event.currentTarget).get("password"));
    if (!password.trim()) return complain("Please enter a password");
    setBusy(true);
    try {
      if ((await signIn(password)) === "refused") complain("Invalid password. Please try again.");
    } catch (error) {
      complain(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="card mx-auto grid max-w-md gap-5 p-6 sm:p-8">
      <h1 className="display text-3xl">Admin Login</h1>
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        error={message}
      />
      <button type="submit" aria-disabled={busy} className={buttonClass("primary", "large")}>
        {busy ? "Signing in..." : "Login"}
      </button>
    </form>
  );
}
