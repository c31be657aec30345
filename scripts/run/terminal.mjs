const rewrites = process.stdout.isTTY === true;
const quietMilliseconds = 2000;
const tickMilliseconds = rewrites ? 500 : 4000;

let pending = false;

export function say(line = '') {
  clearPending();
  process.stdout.write(`${line}\n`);
}

/**
 * Runs one step under a title. A step longer than two seconds shows its duration and the detail from `report`. It ends with a
 * line that states the duration.
 */
export async function step([doing, done], work) {
  const started = performance.now();
  let detail = '';
  let timer;
  const show = () => {
    showPending(`  … ${doing}${detail && `: ${detail}`} (${secondsSince(started)})`);
    timer = setTimeout(show, tickMilliseconds);
  };
  timer = setTimeout(show, quietMilliseconds);
  try {
    const result = await work((text) => (detail = text));
    const mark = result?.isFailure ? '✘' : '✔';
    say(`  ${mark} ${done}${result?.summary ? `: ${result.summary}` : ''} (${secondsSince(started)})`);
    return result;
  } finally {
    clearTimeout(timer);
    clearPending();
  }
}

export function secondsSince(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/** Prints lines in a frame; rows given as [label, value] are set in two columns. */
export function box(rows) {
  const labels = Math.max(...rows.map((row) => (Array.isArray(row) ? row[0].length : 0)));
  const lines = rows.map((row) => (Array.isArray(row) ? `${row[0].padEnd(labels)}  ${row[1]}` : row));
  const width = Math.max(...lines.map((line) => line.length));
  say(`╭${'─'.repeat(width + 2)}╮`);
  for (const line of lines) say(`│ ${line.padEnd(width)} │`);
  say(`╰${'─'.repeat(width + 2)}╯`);
}

function showPending(line) {
  if (!rewrites) return void process.stdout.write(`${line}\n`);
  const width = process.stdout.columns || 80;
  process.stdout.write(`\r\x1b[2K${line.slice(0, width - 1)}`);
  pending = true;
}

function clearPending() {
  if (pending) process.stdout.write('\r\x1b[2K');
  pending = false;
}
