/** Where progress is shown; a terminal gets a bar that fills, a log a line at every tenth. */
export interface Screen {
  isTTY?: boolean;
  write(text: string): unknown;
}

const WIDTH = 30;

/** Shows how much of `total` bytes is done; call it with the bytes of each piece. */
export function createProgress(screen: Screen, total: number) {
  let done = 0;
  let shown = -1;

  return {
    add(bytes: number, units: number) {
      done += bytes;
      const percent = total === 0 ? 100 : Math.min(100, Math.floor((done / total) * 100));
      const step = screen.isTTY ? percent : Math.floor(percent / 10) * 10;
      if (step === shown) return;
      shown = step;
      const text = `${step}%, ${units.toLocaleString("en-GB")} postcodes`;
      screen.write(screen.isTTY ? `\r${bar(percent)} ${text}` : `${text}\n`);
    },
    end() {
      if (screen.isTTY) screen.write("\n");
    },
  };
}

function bar(percent: number): string {
  const filled = Math.round((percent / 100) * WIDTH);
  return `[${"#".repeat(filled)}${"-".repeat(WIDTH - filled)}]`;
}
