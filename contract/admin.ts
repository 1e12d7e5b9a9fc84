import { z } from "zod";

export const PASSWORD_MISSING = "Please enter a password";
export const PASSWORD_WRONG = "Invalid password. Please try again.";

/** The body of `POST /api/admin/login`. */
export const login = z.object({
  password: z
    .string(PASSWORD_MISSING)
    .max(1_000, PASSWORD_WRONG)
    .refine((password) => password.trim() !== "", PASSWORD_MISSING),
});

/** The answer to it: for the `Authorization: Bearer` header of what the administrator does next. */
export interface AdminToken {
  token: string;
}

/** How long a sign-in lasts. */
export const ADMIN_SESSION_SECONDS = 12 * 60 * 60;
