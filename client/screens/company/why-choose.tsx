import { CheckList } from "#client/components/check-list.tsx";

const REASONS = [
  "Local knowledge of roads, drives and permit rules",
  "A range of skip sizes for homes and building sites",
  "Indicative prices here before you ask for a quote",
  "Reviews from customers who hired in the area",
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
