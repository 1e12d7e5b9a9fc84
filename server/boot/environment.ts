/** What is wrong with the settings, one readable sentence per line. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

export type EnvironmentReader = ReturnType<typeof createReader>;

const list = (words: readonly string[]) => words.join(", ").replace(/, ([^,]*)$/, " or $1");

/** A name and address as e-mail headers have them, or the address alone. */
const MAILBOX = /^(?:[^<>\r\n]*<)?[^\s@<>,;]+@[^\s@<>,;]+>?$/;

/** Typed reading of environment variables. An empty variable is an unset one; problems are noted, not thrown. */
function createReader(env: NodeJS.ProcessEnv, problems: string[]) {
  const text = (name: string): string | null => env[name]?.trim() || null;

  const number = (name: string, pattern: RegExp, fits: (value: number) => boolean, expected: string) => {
    const value = text(name);
    if (value === null) return null;
    if (pattern.test(value) && fits(Number(value))) return Number(value);
    problems.push(`${name} must be ${expected}, not "${value}".`);
    return null;
  };

  const parsed = (name: string, isRight: (url: URL) => boolean, expected: string) => {
    const value = text(name);
    if (value === null) return null;
    const url = URL.parse(value);
    if (url && isRight(url)) return url;
    // Not repeated: such an address may carry a password.
    problems.push(`${name} must be ${expected}.`);
    return null;
  };

  return {
    text,
    /** Never repeated in a message. */
    secret(name: string, { least }: { least: number }): string | null {
      const value = text(name);
      if (value !== null && value.length < least)
        problems.push(`${name} must have at least ${least} characters.`);
      return value;
    },
    wholeNumber: (name: string, { from, to, otherwise }: { from: number; to: number; otherwise: number }) =>
      number(
        name,
        /^\d+$/,
        (value) => value >= from && value <= to,
        `a whole number from ${from} to ${to}`,
      ) ?? otherwise,
    positiveNumber: (name: string, { to, otherwise }: { to: number; otherwise: number }) =>
      number(
        name,
        /^\d+(\.\d+)?$/,
        (value) => value > 0 && value <= to,
        `a number above 0 and at most ${to}`,
      ) ?? otherwise,
    oneOf<const Word extends string>(name: string, words: readonly Word[]): Word | null {
      const value = text(name)?.toLowerCase() ?? null;
      const word = words.find((one) => one === value);
      if (value !== null && !word) problems.push(`${name} must be ${list(words)}, not "${value}".`);
      return word ?? null;
    },
    url: (name: string, protocols: readonly string[]) =>
      parsed(
        name,
        (url) => protocols.includes(url.protocol) && url.hostname !== "",
        `a URL that begins with ${list(protocols.map((protocol) => `${protocol}//`))}`,
      )?.href ?? null,
    /** The address of the site itself. */
    origin: (name: string) =>
      parsed(
        name,
        ({ protocol, pathname, search, hash }) =>
          /^https?:$/.test(protocol) && pathname === "/" && !search && !hash,
        "the site's own address without a path, such as https://skips.example",
      )?.origin ?? null,
    /** Whether a variable is set that makes sense only beside another. */
    needs(name: string, other: string) {
      if (text(name) !== null && text(other) === null) problems.push(`${name} needs ${other} beside it.`);
    },
    mailbox(name: string) {
      const value = text(name);
      if (value === null || MAILBOX.test(value)) return value;
      problems.push(`${name} must be an e-mail address, not "${value}".`);
      return null;
    },
  };
}

/** What `read` makes of the environment; throws once, with every problem found. */
export function readEnvironment<Settings>(
  env: NodeJS.ProcessEnv,
  read: (reader: EnvironmentReader) => Settings,
): Settings {
  const problems: string[] = [];
  const settings = read(createReader(env, problems));
  if (problems.length > 0) throw new ConfigError(problems.join("\n"));
  return settings;
}
