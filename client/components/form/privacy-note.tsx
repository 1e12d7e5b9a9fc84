/** Beside a button that sends personal data. The policy needs no script, so it is a plain link. */
export const PrivacyNote = () => (
  <p className="text-sm text-muted">
    Who gets your details, and how long we keep them:{" "}
    <a href="/privacy" className="link">
      Privacy Policy
    </a>
  </p>
);
