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

/** The query of `POST /api/admin/logout`. */
export const logoutQuery = z.object({ everywhere: z.enum(["true", "false"]).optional() });

/** The answer to `POST /api/admin/login`. */
export const adminTokenSchema = z
  .object({
    token: z.string().meta({ description: "For the Authorization: Bearer header of further calls" }),
  })
  .meta({ id: "AdminToken" });
export type AdminToken = z.output<typeof adminTokenSchema>;

/** How long an administrator stays signed in, and how long without using the session. */
export const ADMIN_SESSION_SECONDS = 12 * 60 * 60;
export const ADMIN_IDLE_SECONDS = 8 * 60 * 60;
