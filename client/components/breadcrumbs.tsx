interface Crumb {
  label: string;
  /** Undefined for the current page, which is not a link. */
  to?: `/${string}`;
}

export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 text-ink-soft">
        {trail.map(({ label, to }, position) => (
          <li key={label} className="flex items-center gap-x-2 wrap-anywhere">
            {position > 0 && <span aria-hidden="true">/</span>}{" "}
            {to ? (
              <a href={to} className="inline-flex min-h-11 items-center font-semibold hover:underline">
                {label}
              </a>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
