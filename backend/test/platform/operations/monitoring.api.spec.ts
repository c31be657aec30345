import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { findFreePort } from '../../../../scripts/run/ports.mjs';
import { ShellProcess } from '../../support/processes/shell-process.js';
import { type RunningApp, startApp } from '../../support/start-app.js';

interface Rule {
  alert?: string;
  record?: string;
  expr: string;
  labels?: { severity: string };
  annotations?: { summary: string; runbook: string };
}

interface Dashboard {
  panels: { id: number; title: string; targets: { expr: string }[] }[];
}

const rootDir = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string): string => readFileSync(path.join(rootDir, file), 'utf8');

const rules = (
  parse(read('deploy/monitoring/alerts.yaml')) as { groups: { rules: Rule[] }[] }
).groups.flatMap((group) => group.rules);
const alerts = rules.filter(({ alert }) => alert !== undefined);
const { panels } = JSON.parse(read('deploy/monitoring/dashboard.json')) as Dashboard;
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

/** Names of the nodes of a kind in an expression, such as the metrics that it reads. */
function textsOf(expression: string, kind: string): string[] {
  const texts: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ name, from, to }) => void (name === kind && texts.push(expression.slice(from, to))),
  });
  return texts;
}

/** What Prometheus itself records about a scrape, and what npm run check:live writes. */
const OF_OTHERS = new Set([
  'up',
  ...[...read('scripts/live-check/metrics.mjs').matchAll(/'(live_check_\w+)'/g)].map(([, name]) => name),
]);

describe('the monitoring files (docs/runbook.md, docs/service-levels.md)', () => {
  let running: RunningApp;
  let known: Set<string>;
  let shell: ShellProcess;

  beforeAll(async () => {
    running = await startApp();
    const port = String(await findFreePort());
    shell = await ShellProcess.start(running.url, { SHELL_METRICS_PORT: port });
    const ofShell = await fetch(`http://127.0.0.1:${port}/metrics`);
    const ofBackend = await running.client().get('/metrics');
    const text = `${ofBackend.text}\n${await ofShell.text()}`;
    known = new Set(
      [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    );
    for (const { record } of rules) if (record) known.add(record);
  });

  afterAll(async () => {
    await shell.stop();
    await running.stop();
  });

  it('shows visitors no metrics of the shell', async () => {
    const answer = await fetch(`${shell.url}/metrics`);
    expect(await answer.text()).not.toContain('shell_page_cache_hits');
  });

  it.each(expressions)('%s is valid PromQL', (expression) => {
    expect(textsOf(expression, '⚠')).toEqual([]);
    expect(
      textsOf(expression, 'Identifier').length + textsOf(expression, 'FunctionIdentifier').length,
    ).toBeGreaterThan(0);
  });

  it('finds an invalid expression', () => {
    expect(textsOf('sum(rate(http_request_seconds_count[5m])', '⚠')).not.toEqual([]);
  });

  it('reads only metrics that a running backend or shell has', () => {
    const read = new Set(expressions.flatMap((expression) => textsOf(expression, 'Identifier')));
    expect([...read].filter((name) => !known.has(name) && !OF_OTHERS.has(name))).toEqual([]);
    expect(read.size).toBeGreaterThan(12);
  });

  it('explains each alert in the runbook, and the runbook explains no other', () => {
    const headings = [...read('docs/runbook.md').matchAll(/^## (\S+)$/gm)].map(([, name]) => name);
    expect(headings).toEqual(alerts.map(({ alert }) => alert));
    for (const { alert, labels, annotations } of alerts) {
      expect(annotations?.runbook).toBe(`docs/runbook.md#${alert?.toLowerCase()}`);
      expect(annotations?.summary).toBeTruthy();
      expect(['page', 'ticket']).toContain(labels?.severity);
    }
  });

  it('has no panel twice', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
  });
});
