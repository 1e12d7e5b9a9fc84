import { Link } from "#client/components/link.tsx";

export interface ChoosableCompany {
  id: number;
  name: string;
}

interface MapChooserProps {
  listed: readonly ChoosableCompany[];
  chosen: number | undefined;
  urlOf: (id: number) => string;
}

/** Links that choose a company of the list. The map then shows its delivery area. */
export function MapChooser({ listed, chosen, urlOf }: MapChooserProps) {
  if (listed.length === 0) return null;
  return (
    <details className="text-sm print:hidden">
      <summary className="w-fit py-1 font-semibold">Show where one company delivers</summary>{" "}
      <ul className="mt-1 grid max-h-64 gap-x-4 overflow-y-auto sm:grid-cols-2">
        {listed.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={urlOf(id)}
              rel="nofollow"
              aria-current={id === chosen ? "true" : undefined}
              className="link inline-block py-1.5 wrap-anywhere"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
