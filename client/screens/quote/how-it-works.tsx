const STEPS = [
  "Fill in the form: what, where and when.",
  "We find companies near you that take requests by email.",
  "Select up to 5 of them.",
  "The companies contact you directly.",
  "Compare their prices and choose.",
] as const;

export function HowItWorks() {
  return (
    <aside aria-labelledby="how" className="rounded-card bg-skip p-5 sm:p-6 lg:sticky lg:top-6">
      <h2 id="how" className="display text-xl">
        How it works
      </h2>
      <ol className="mt-4 grid gap-4">
        {STEPS.map((step, position) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-ink font-bold text-white"
            >
              {position + 1}
            </span>{" "}
            <span className="self-center leading-snug font-semibold">{step}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
