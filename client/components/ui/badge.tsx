import type { ReactNode } from "react";

const TONES = {
  plain: "bg-sand text-ink",
  skip: "bg-skip text-ink",
  go: "bg-go-pale text-go-deep",
  stop: "bg-stop-pale text-stop",
} as const;

export function Badge({ tone = "plain", children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return <span className={`badge ${TONES[tone]}`}>{children}</span>;
}
