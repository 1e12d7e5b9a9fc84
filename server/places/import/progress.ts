/** The progress output: a bar in a terminal, or one line for each tenth of the file in a log. */
export interface ProgressOutput {
  isTTY?: boolean;
  write(text: string): unknown;
}

const WIDTH = 30;

/** Shows the percentage of `total` bytes done. `add` takes the bytes of one chunk and the number of postcodes so far. */
export function createProgress(output: ProgressOutput, total: number) {
  let done = 0;
  let shown = -1;

  return {
    add(bytes: number, units: number) {
      done += bytes;
      const percent = total === 0 ? 100 : Math.min(100, Math.floor((done / total) * 100));
      const step = output.isTTY ? percent : Math.floor(percent / 10) * 10;
      if (step === shown) return;
      shown = step;
      const text = `${step}%, ${units.toLocaleString("en-GB")} postcodes`;
      output.write(output.isTTY ? `\r${bar(percent)} ${text}` : `${text}\n`);
    },
    end() {
      if (output.isTTY) output.write("\n");
    },
  };
}

function bar(percent: number): string {
  const filled = Math.round((percent / 100) * WIDTH);
  return `[${"#".repeat(filled)}${"-".repeat(WIDTH - filled)}]`;
}
