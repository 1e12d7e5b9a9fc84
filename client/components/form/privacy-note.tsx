/** The link is a plain `<a>`, because the policy page loads no script. */
export const PrivacyNote = ({ className = "" }: { className?: string }) => (
  <p className={`text-sm text-muted ${className}`}>
    Who gets your details, and how long we keep them:{" "}
    <a href="/privacy" className="link">
      Privacy Policy
    </a>
  </p>
);
