import type { RoadRegistration } from "#contract/job/terms.ts";
import type { Permits } from "#server/permits/permits.ts";

/** Null if the text names no road authority or several. */
export type AuthorityNamed = Permits["authorityNamed"];

/** Keeps stored names that are now unknown, because a council may have been abolished. */
export function nameAuthorities(
  wanted: readonly RoadRegistration[],
  stored: readonly RoadRegistration[],
  authorityNamed: AuthorityNamed,
) {
  const authorities: RoadRegistration[] = [];
  for (const [index, { name: typed, until }] of wanted.entries()) {
    const name = authorityNamed(typed) ?? stored.find((one) => one.name === typed)?.name;
    const refuse = (message: string) => ({ authorities, problem: { index, message } });
    if (name === undefined)
      return refuse(`We know no single council by the name "${typed}": give its full name`);
    if (authorities.some((one) => one.name === name)) return refuse(`${name} is named twice`);
    authorities.push({ name, until });
  }
  return { authorities, problem: undefined };
}
