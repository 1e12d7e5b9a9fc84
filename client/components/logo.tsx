import { BRAND } from "#contract/brand.ts";

/** The product's name beside its symbol: a skip, seen from the side, under a map pin. */
export function Logo({ inverted = false }: { inverted?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg aria-hidden="true" viewBox="0 0 40 40" className="size-9 shrink-0">
        <rect width="40" height="40" rx="9" fill={BRAND.skip} />
        <path d="M4.5 20h31l-4.6 11.5H9.1z" fill={BRAND.ink} />
        <path
          d="M14 23.5l1 5M20 23.5v5M26 23.5l-1 5"
          stroke={BRAND.skip}
          strokeWidth="1.8"
          strokeLinecap="round"
        />
        <path d="M20 17.8s5-4.4 5-8.2a5 5 0 1 0-10 0c0 3.8 5 8.2 5 8.200z" fill={BRAND.ink} />
        <circle cx="20" cy="9.6" r="1.9" fill={BRAND.skip} />
      </svg>
      <span className={`display text-[1.35rem] leading-none ${inverted ? "text-white" : "text-ink"}`}>
        {BRAND.name}
      </span>
    </span>
  );
}
