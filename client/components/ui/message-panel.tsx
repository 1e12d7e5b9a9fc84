import type { ReactNode } from "react";

export function MessagePanel({
  title,
  children,
  level: Heading = "h1",
}: {
  title: string;
  children: ReactNode;
  level?: "h1" | "h2" | "h3";
}) {
  return (
    <div className="card mx-auto grid w-full max-w-xl justify-items-center gap-4 px-6 py-12 text-center">
      <svg aria-hidden="true" viewBox="0 0 120 56" className="w-32">
        <path d="M4 52h112" stroke="#1d1d1b" strokeWidth="3" strokeLinecap="round" strokeDasharray="2 9" />
        <path
          d="M14 14h92l-13 36H27z"
          fill="none"
          stroke="#8a8376"
          strokeWidth="3"
          strokeDasharray="8 6"
          strokeLinejoin="round"
        />
      </svg>
      <Heading className="display text-2xl sm:text-3xl">{title}</Heading>
      {children}
    </div>
  );
}
