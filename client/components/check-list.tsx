import { Icon } from "./icon.tsx";

export function CheckList({ points, className = "" }: { points: readonly string[]; className?: string }) {
  return (
    <ul className={`grid gap-x-10 gap-y-3 sm:grid-cols-2 ${className}`}>
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <Icon name="check" className="mt-0.5 text-go" />
          {point}
        </li>
      ))}
    </ul>
  );
}
