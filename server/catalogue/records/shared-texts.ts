/** Numbers of shared texts take two bytes. Texts beyond a few thousand are too rare to be worth sharing. */
const MAX_TEXTS = 4_096;

/** Parts of records that many companies have in common, each stored once (dictionary coding). Number 0 is the empty text. */
export function createSharedTexts() {
  const texts: Buffer[] = [Buffer.alloc(0)];
  const numbers = new Map<string, number>([["", 0]]);

  return {
    /** The number of these bytes; 0 if there are too many texts to store another. */
    numberOf(bytes: Buffer): number {
      const key = bytes.toString("latin1");
      const known = numbers.get(key);
      if (known !== undefined) return known;
      if (texts.length === MAX_TEXTS) return 0;
      numbers.set(key, texts.length);
      return texts.push(Buffer.copyBytesFrom(bytes)) - 1;
    },
    text: (number: number): Buffer => texts[number] as Buffer,
  };
}
