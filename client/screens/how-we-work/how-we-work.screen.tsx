import { LegalPage } from "#client/components/legal-page.tsx";
import { BRAND } from "#contract/brand.ts";
import { ANSWERS } from "./answers.tsx";
import { COUNTS } from "./counts.tsx";
import { DELIVERY } from "./delivery.tsx";
import { FEATURED } from "./featured.tsx";
import { ORDER } from "./order.tsx";
import { TOTALS } from "./totals.tsx";
import { VERIFIED } from "./verified.tsx";
import { COMPLAINING, EARNING, WHO } from "./who.tsx";

export default function HowWeWorkScreen() {
  return (
    <LegalPage
      title="How we work"
      description={`Who runs ${BRAND.name}, how it orders companies and earns, what its scores, prices and answer times rest on, what "delivers to you", "verified" and "featured" mean, and what our counts count.`}
      path="/how-we-work"
      updated="28 November 2026"
      sections={[WHO, ORDER, DELIVERY, TOTALS, ANSWERS, VERIFIED, FEATURED, EARNING, COMPLAINING, COUNTS]}
    />
  );
}
