import { LONG_TEXT, LONG_WORD, type States } from "#client/component-states/states.ts";
import type { GuideSummary } from "#contract/guides.ts";
import { GuideCard } from "./guide-card.tsx";

const GUIDE: GuideSummary = {
  id: 1,
  title: "Skip hire permits",
  slug: "skip-hire-permits",
  excerpt: "A skip on your own land needs no permit. On a public road it usually does.",
  imageUrl: "/guides/drawings/permit-steps.svg",
  imageAlt: null,
  featured: false,
  createdAt: "2026-03-14T09:00:00.000Z",
};

export const states: States = {
  default: <GuideCard guide={GUIDE} />,
  "without picture": <GuideCard guide={{ ...GUIDE, imageUrl: null }} />,
  "long text": <GuideCard guide={{ ...GUIDE, title: LONG_WORD, excerpt: LONG_TEXT }} />,
};
