const SOON_MS = 10_000;

export function saveAsFile(content: string | Blob, { name, type }: { name: string; type: string }) {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), SOON_MS);
}
