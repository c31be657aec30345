const EVERY_MS = 2_000;

export type Progress = (text: string) => void;

/** Writes the current step at most every two seconds. */
export function progressTo(write: (line: string) => unknown): Progress {
  let last = Date.now();
  return (text) => {
    if (Date.now() - last < EVERY_MS) return;
    last = Date.now();
    write(`  … ${text}\n`);
  };
}
