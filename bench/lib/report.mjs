import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { say } from '../../scripts/run/terminal.mjs';

const resultsFile = path.join(import.meta.dirname, '../results/latest.json');
const shown = (value) => (value === undefined ? '' : String(Math.round(value * 1000) / 1000));

function cells({ name, bar, measured, unit = '', isWithin }) {
  const limit =
    bar === undefined ? '' : `${bar.atLeast === undefined ? '≤' : '≥'} ${bar.atLeast ?? bar.atMost}`;
  const action = bar === undefined ? '' : isWithin ? 'ok' : 'MISSED';
  return [name, limit, `${shown(measured)} ${unit}`.trim(), action];
}

/** Measured values and their targets. */
export class Report {
  rows = [];

  /** @param bar the target, `{ atMost }` or `{ atLeast }`; a value without a target is only reported */
  add(name, measured, { unit, bar, note } = {}) {
    const isWithin =
      bar === undefined || (bar.atLeast === undefined ? measured <= bar.atMost : measured >= bar.atLeast);
    const row = { name, measured, unit, bar, note, isWithin };
    this.rows.push(row);
    const [, limit, value, action] = cells(row);
    say(`  ${action === 'MISSED' ? '✘' : '·'} ${name}: ${value}${limit && ` (bar ${limit})`}`);
  }

  get isWithinBars() {
    return this.rows.every(({ isWithin }) => isWithin);
  }

  print(milliseconds) {
    const lines = [['', 'bar', 'measured', ''], ...this.rows.map(cells)];
    const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
    say();
    for (const line of lines)
      say(`  ${line.map((cell, column) => cell.padEnd(widths[column])).join('  ')}`.trimEnd());
    say(
      `\n  ${this.isWithinBars ? 'All within their bars' : 'Above a bar'} (${(milliseconds / 60_000).toFixed(1)} min)`,
    );
  }

  save() {
    fs.mkdirSync(path.dirname(resultsFile), { recursive: true });
    const machine = { cpu: os.cpus()[0]?.model, cpus: os.cpus().length, node: process.version };
    const measuredAt = new Date().toISOString();
    fs.writeFileSync(resultsFile, JSON.stringify({ measuredAt, machine, rows: this.rows }, null, 2));
    say(`  ${resultsFile}`);
  }
}
