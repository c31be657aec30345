import fs from 'node:fs';

const keptBytes = 5_000_000;

/** Opens a log for appending; a log above the size limit is renamed first. */
export function openLog(file) {
  if (fs.existsSync(file) && fs.statSync(file).size > keptBytes) fs.renameSync(file, `${file}.1`);
  return fs.openSync(file, 'a');
}

export function lastLines(file, count) {
  if (!fs.existsSync(file)) return '';
  return fs.readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
}
