import { useState } from "react";
import type { Company } from "#contract/companies.ts";
import { useAdminSession } from "../session.tsx";
import { type CheckedFields, type FindSimilar, findWarnings } from "./find-warnings.ts";

/**
 * `warn` shows the warnings about the fields. It resolves to true if any warning is new, so that nothing is saved yet. `before` is
 * the company as it is stored, or null for a new one. `others` are warnings of the caller.
 */
export function useWarnings() {
  const { request } = useAdminSession();
  const findSimilar: FindSimilar = async (fields) =>
    (await request("POST", "/api/companies/similar", fields)).json();
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const warn = async (
    fields: CheckedFields,
    before: Company | null,
    others: readonly string[] = [],
  ): Promise<boolean> => {
    const found = [...others, ...(await findWarnings(fields, before, findSimilar))];
    setWarnings(found);
    return found.some((warning) => !warnings.includes(warning));
  };
  return { warnings, warn };
}

/** The warnings, and the hint that a second press of the submit button saves nevertheless. */
export function Warnings({ warnings, submit }: { warnings: readonly string[]; submit: string }) {
  if (warnings.length === 0) return null;
  return (
    <p role="alert" className="w-full border-l-4 border-skip bg-skip-pale px-4 py-2.5 font-semibold">
      {warnings.join(" ")} If that's right, press {submit} again.
    </p>
  );
}
