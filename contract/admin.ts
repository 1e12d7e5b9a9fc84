import { z } from "zod";

const PASSWORD_MISSING = "Please enter a password";
export const PASSWORD_WRONG = "Invalid password. Please try again.";

export const loginBody = z.object({
  password: z
    .string(PASSWORD_MISSING)
    .max(1_000, PASSWORD_WRONG)
    .refine((password) => password.trim() !== "", PASSWORD_MISSING),
});

export const logoutQuery = z.object({ everywhere: z.enum(["true", "false"]).optional() });

export const adminTokenSchema = z
  .object({
    token: z.string().meta({ description: "For the Authorization: Bearer header of further calls" }),
  })
  .meta({ id: "AdminToken" });
