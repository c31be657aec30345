import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '../../scripts/run/settings.mjs';
import { FIGURES } from '../api/figures/figures.mjs';

const docs = path.join(rootDir, 'docs/performance.md');
const [BEGIN, END] = ['<!-- table of npm run bench -->', '<!-- end of the table -->'];
function times(ratio) {
  if (ratio === undefined) return '';
  return Number.isFinite(ratio) ? `${ratio.toFixed(1)} ×` : 'requests fail';
}
const missed = (value, most) => (most !== undefined && value > most ? ' ✘' : '');
const sum = ({ server, database, failed }) =>
  failed ? 'requests fail' : `${server.toFixed(2)} + ${database.toFixed(2)}`;

/** One row per figure: the product and its baseline with the fewest deals, their ratio, the growth with each other number, the targets. */
export function figureTable(sizes) {
  const [[least, first], ...others] = [...sizes];
  const header = [
    'Figure',
    `${least.toLocaleString('en')} deals`,
    'Baseline',
    'Ratio',
    ...others.map(([deals]) => `Growth to ${deals.toLocaleString('en')}`),
    'Target',
  ];
  const rows = FIGURES.filter(({ name }) => first.has(name)).map(({ name, target = {} }) => {
    const own = first.get(name);
    const growth = others.map(([, results]) => {
      const ratio = results.get(name).both / own.both;
      return times(ratio) + missed(ratio, target.growth);
    });
    const targets = [target.ratio && `${target.ratio} ×`, target.growth && `growth ${target.growth} ×`]
      .filter(Boolean)
      .join(', ');
    return [
      name,
      sum(own),
      own.baseline?.toFixed(2) ?? '',
      times(own.ratio) + missed(own.ratio, target.ratio),
      ...growth,
      targets,
    ];
  });
  const lines = [header, header.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Replaces the table in docs/performance.md. */
export function writeTable(table) {
  const text = fs.readFileSync(docs, 'utf8');
  const [before, rest] = text.split(BEGIN);
  const [, after] = rest.split(END);
  fs.writeFileSync(docs, `${before}${BEGIN}\n\n${table}\n\n${END}${after}`);
}
