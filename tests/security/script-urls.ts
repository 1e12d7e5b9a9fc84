/** Websites that the API refuses. If a company has one in spite of this, no link may have another scheme than HTTP or HTTPS. */
export const SCRIPT_URLS = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "javascript://skips.example/%0aalert(1)",
  "https://user:secret@skips.example",
  "file:///etc/passwd",
];
