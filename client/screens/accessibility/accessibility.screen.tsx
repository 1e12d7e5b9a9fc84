import { LegalPage } from "#client/components/legal-page.tsx";
import { ContactLink } from "#client/components/site/contact-link.tsx";
import { BRAND } from "#contract/brand.ts";

const SECTIONS = [
  {
    id: "aim",
    title: "What we aim for",
    text: (
      <p>
        Everyone should be able to use {BRAND.name}: by keyboard, with a screen reader, with text at 200%, on
        a screen 320 pixels wide, in high contrast, and without JavaScript for finding, reading, comparing and
        asking. We aim for the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.
      </p>
    ),
  },
  {
    id: "tests",
    title: "How it is tested",
    text: (
      <>
        <p>
          Every page and every part of a page is tested by program before a change is published: with axe-core
          for the rules of WCAG 2.2 A and AA, by keyboard alone, in what a screen reader is told, at 320
          pixels, with larger text, in forced colours and with reduced motion. We tested it ourselves; nobody
          from outside has audited it.
        </p>
        <p>This statement was written on 23 November 2026.</p>
      </>
    ),
  },
  {
    id: "limits",
    title: "What does not work yet",
    text: (
      <ul>
        <li>
          The embedded maps come from another service and are outside our control. The address is always
          written beside them.
        </li>
        <li>The administrator's pages need JavaScript.</li>
        <li>
          Programs find only a part of all problems. No test with people who use assistive technology has been
          made yet.
        </li>
      </ul>
    ),
  },
  {
    id: "contact",
    title: "Tell us",
    text: (
      <p>
        If something is hard to use, or you need something in another form, write to <ContactLink />. We
        answer within five working days.
      </p>
    ),
  },
] as const;

export default function AccessibilityScreen() {
  return (
    <LegalPage
      title="Accessibility"
      description={`How accessible ${BRAND.name} is, how that is tested, what does not work yet, and whom to tell.`}
      path="/accessibility"
      updated="23 November 2026"
      sections={SECTIONS}
    />
  );
}
