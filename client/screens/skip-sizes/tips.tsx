import { CheckList } from "#client/components/check-list.tsx";

const TIPS = [
  "Choose slightly larger if in doubt: a second skip or an overflow charge costs more.",
  "Fill only to the top edge. The driver can refuse a skip that is loaded above its sides.",
  "Put flat, heavy things in first and break down what is bulky.",
  "Keep sofas, armchairs and other upholstered seats out: they can't go in an ordinary skip.",
  "Keep fridges, paint, batteries and gas bottles out too, and ask about plasterboard before you book.",
  "Lay planks under the skip to protect your drive.",
] as const;

export function Tips() {
  return (
    <section aria-labelledby="tips" className="page grid gap-6 py-14">
      <h2 id="tips" className="display text-3xl sm:text-4xl">
        Practical tips
      </h2>
      <CheckList points={TIPS} className="text-lg" />
    </section>
  );
}
