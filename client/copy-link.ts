/** Parameters about this visit, which mean nothing to other people. */
const LEFT_OUT = ["asked", "ignored", "from"];

export function sharedUrl(href: string): string {
  const url = new URL(href);
  const said = [...url.searchParams].filter(([name, value]) => value !== "" && !LEFT_OUT.includes(name));
  url.search = new URLSearchParams(said).toString();
  url.hash = "";
  return url.href;
}

/**
 * Opens the share sheet on touch devices that have one. Other devices copy the URL of the page, or the one that the button has.
 * The button shows the result.
 */
export async function copyLink(button: HTMLButtonElement): Promise<void> {
  const { copyLink: given } = button.dataset;
  const url = given || sharedUrl(location.href);
  const say = (words: string) => {
    button.textContent = words;
    document.getElementById("announcements")?.replaceChildren(words);
  };
  try {
    if (matchMedia("(pointer: coarse)").matches && "share" in navigator) {
      await navigator.share({ title: document.title, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    say("Link copied");
  } catch (error) {
    const isClosedByVisitor = error instanceof DOMException && error.name === "AbortError";
    if (!isClosedByVisitor)
      say(given ? "Please copy the address by hand" : "Please copy it from the address bar");
  }
}
