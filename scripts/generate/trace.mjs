#!/usr/bin/env node
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rootDir } from '../run/settings.mjs';

const folder = path.join(rootDir, 'docs/telemetry');
const WIDTH = 960;
const ROW = 22;
const TOP = 40;
const LABELS = 380;
const COLORS = { 'dobbar-shell': '#1d6f6a', 'dobbar-backend': '#b4540a', sql: '#7a3e9d' };

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The first table of a statement with its verb, such as `UPDATE passes`. */
function statementName(statement) {
  const found = /\b(UPDATE|INSERT INTO|DELETE FROM|FROM)\s+(\w+)\b(?!\()/.exec(statement);
  if (!found) return statement.split(' ').slice(0, 2).join(' ');
  return found[1] === 'FROM' ? `SELECT ${found[2]}` : `${found[1]} ${found[2]}`;
}

const kindOf = ({ service, statement }) => (statement ? 'sql' : service);

const nameOf = ({ service, name, statement }) =>
  statement ? `SQL ${statementName(statement)}` : `${service.replace('dobbar-', '')}: ${name}`;

function depthOf(span, byId) {
  const parent = byId.get(span.parentId);
  return parent ? depthOf(parent, byId) + 1 : 0;
}

function row(span, index, { byId, scale }) {
  const y = TOP + index * ROW;
  const x = LABELS + span.startUs * scale;
  const width = Math.max(2, (span.endUs - span.startUs) * scale);
  const milliseconds = ((span.endUs - span.startUs) / 1000).toFixed(0);
  return [
    `<text x="${10 + depthOf(span, byId) * 14}" y="${y + 14}">${escaped(nameOf(span))}</text>`,
    `<rect x="${x.toFixed(1)}" y="${y + 3}" width="${width.toFixed(1)}" height="${ROW - 7}" rx="2" fill="${COLORS[kindOf(span)]}"/>`,
    `<text x="${WIDTH - 8}" y="${y + 14}" text-anchor="end">${milliseconds} ms</text>`,
  ].join('\n');
}

/**
 * Draws the spans of a trace as bars over time.
 * @param {{ service: string, name: string, id: string, parentId?: string, statement?: string, startUs: number, endUs: number }[]} spans
 * @returns {string} an SVG
 */
export function drawTrace(spans) {
  const byId = new Map(spans.map((span) => [span.id, span]));
  const longest = Math.max(...spans.map(({ endUs }) => endUs));
  const scale = (WIDTH - LABELS - 80) / longest;
  const height = TOP + spans.length * ROW + 12;
  const rows = spans.map((span, index) => row(span, index, { byId, scale })).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12" role="img">
<title>Spans of one accepted code: shell, backend and SQL</title>
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
<text x="10" y="22" font-weight="bold">POST /api/counter/accept, one trace</text>
${rows}
</svg>
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const spans = JSON.parse(fs.readFileSync(path.join(folder, 'redemption.json'), 'utf8'));
  fs.writeFileSync(path.join(folder, 'redemption.svg'), drawTrace(spans));
}
