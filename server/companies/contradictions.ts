import { contradictionsIn } from "#contract/company-input.ts";

/** Two fields that contradict each other are accepted if the change contains neither of them. */
export function contradictionsAfter(before: object, changes: object): { field: string; message: string }[] {
  const changed = Object.entries(changes).filter(([, value]) => value !== undefined);
  const after = { ...before, ...Object.fromEntries(changed) };
  const found = contradictionsIn(
    after,
    changed.map(([name]) => name),
  );
  return found.map(({ path, message }) => ({ field: path.join("."), message }));
}
