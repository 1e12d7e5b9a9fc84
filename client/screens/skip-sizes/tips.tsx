import { CheckList } from "#client/components/check-list.tsx";

const TIPS = [
  "Choose slightly larger if in doubt: a second skip or an overflow charge costs more.",
  "Fill only to the top edge. A skip loaded above its sides may not be taken away.",
  "Put flat, heavy things in first and break down what is bulky.",
  "Keep sofas, armchairs and other upholstered seats out: they may not go in a normal skip.",
  "Keep plasterboard, paint, batteries, fridges and gas bottles apart and ask about them before you book.",
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
