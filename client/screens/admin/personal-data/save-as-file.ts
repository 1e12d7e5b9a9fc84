import type { PersonalData } from "#contract/personal-data/personal-data.ts";

const SOON_MS = 10_000;

/** Saves what was found as a JSON file. Its name does not say whose data they are. */
export function saveAsFile(data: PersonalData) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `personal-data-${data.foundAt.slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), SOON_MS);
}
