import { CheckList } from "#client/components/check-list.tsx";

/** Only facts that are true of every company, because unchecked praise would mislead. */
const REASONS = [
  "You deal with the company itself, and pay nothing to us",
  "You see what it states, and what it leaves open, before you ask",
  "You can compare it with up to four others before you decide",
  "Each review says what we know of its writer",
] as const;

export function WhyChoose({ name }: { name: string }) {
  return (
    <section
      aria-labelledby="why"
      className="rounded-card border border-skip-deep/40 bg-skip-pale p-4 sm:p-6"
    >
      <h2 id="why" className="display text-2xl wrap-anywhere">
        Why Choose {name}?
      </h2>
      <CheckList points={REASONS} className="mt-4" />
    </section>
  );
}
