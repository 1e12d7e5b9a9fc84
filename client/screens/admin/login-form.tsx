import { type FormEvent, startTransition, useActionState, useEffect, useRef, useState } from "react";
import { TextField } from "#client/components/form/fields.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { RequestError } from "#client/queries/request.ts";
import { Button } from "./button.tsx";
import { useAdminSession } from "./session.tsx";

const LOGIN_FAILED = "Login failed. Please try again.";

function loginErrorMessage(error: unknown): string {
  if (!(error instanceof RequestError)) return LOGIN_FAILED;
  if (error.status === 401) return "Invalid password. Please try again.";
  // The server explains how long to wait after too many attempts.
  return (error.status === 429 && error.serverMessage) || LOGIN_FAILED;
}

export function LoginForm({ isInDialog = false }: { isInDialog?: boolean }) {
  const { signIn, shouldFocus } = useAdminSession();
  const [isShown, setShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (shouldFocus) field.current?.focus();
  }, [shouldFocus]);
  const [message, send, isPending] = useActionState(async (_: string | undefined, password: string) => {
    try {
      if (password.trim()) return await signIn(password).then(() => undefined);
      field.current?.focus();
      return "Please enter a password";
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
