import { z } from "zod";
import { timestamp } from "./field-schemas.ts";

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

export const adminDeviceSchema = z
  .object({
    id: z.string(),
    device: z
      .string()
      .nullable()
      .meta({ description: "What the browser calls itself, for example: Firefox on Windows" }),
    startedAt: timestamp,
    usedAt: timestamp.meta({ description: "The last request with this session" }),
    isThis: z.boolean().meta({ description: "Whether this device asks" }),
  })
  .meta({ id: "AdminDevice" });
export type AdminDevice = z.output<typeof adminDeviceSchema>;

export const devicePathParams = z.object({ id: z.uuid("id must be a device's id") });
