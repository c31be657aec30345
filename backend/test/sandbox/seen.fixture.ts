import { REPORT_NAMES } from '../../src/modules/admin/reports/report-kinds.sql.js';
import { describeApi } from '../../src/openapi/openapi.js';
import type { ApiClient } from '../support/api/api-client.js';
import type { RunningApp } from '../support/start-app.js';
import type { Person } from '../support/world.js';

/** What visitors and search engines see of the marketplace. */
const PUBLIC_FIGURES = [
  ...['/api/stats', '/api/sitemap', '/api/deals?search=momo', '/api/brands', '/api/deals/map'],
  ...['/api/search/suggest?q=momo', '/api/feeds/all/all.rss', '/api/sitemap/deals/1', '/api/places'],
];
/** Reports and money. */
const ADMIN_FIGURES = [
  ...REPORT_NAMES.map((name) => `/api/admin/reports/${name}?from=2026-01-01&to=2026-12-31&by=month`),
  ...['/api/admin/balances', '/api/admin/statements', '/api/admin/payments', '/api/admin/refunds'],
  '/api/admin/reconciliation?from=2026-11-01&to=2026-11-30',
];

/** In a short run, each caller reads another sixth of the routes. */
const PARTS = process.env['LONG_RUN'] ? 1 : 6;
let callers = 0;

const SEARCHES = ['deals?search=', 'deals/map?search=', 'search/suggest?q=', 'admin/vendors?search='];

/** Counts of the real database, and what visitors, search engines and reports say. */
export async function realFigures(running: RunningApp, admin: Person): Promise<unknown> {
  const { rows } = await running.database.query(
    `SELECT (SELECT count(*) FROM passes) AS passes, (SELECT count(*) FROM vendors) AS vendors, (SELECT count(*) FROM deals) AS deals,
       (SELECT count(*) FROM points_ledger) AS points, (SELECT count(*) FROM ledger_entries) AS entries, (SELECT count(*) FROM outbox) AS events,
       (SELECT count(*) FROM audit_log) AS audited`,
  );
  const answers: unknown[] = [];
  for (const path of PUBLIC_FIGURES) answers.push((await running.client().get(path)).text);
  for (const path of ADMIN_FIGURES) {
    const { status, text } = await admin.client.get(path);
    expect([path, status]).toEqual([path, 200]);
    answers.push(text);
  }
  return [rows, answers];
}

/** The answers of routes that can be read, with this id in their paths, and of searches for the words. */
export async function readEverything(
  { app }: RunningApp,
  client: ApiClient,
  id: number | undefined,
  words: string[],
): Promise<string> {
  const routes = Object.entries(describeApi(app).paths).flatMap(([route, item]) =>
    'get' in item && !/\/(auth|login|logout)\b/.test(route) ? [route] : [],
  );
  const turn = callers++;
  const own = routes.filter((_, index) => (index + turn) % PARTS === 0);
  const asked = SEARCHES.flatMap((search) => words.map((word) => `/api/${search}${word}`));
  const paths = [...own.map((route) => route.replaceAll(/\{\w+\}/g, String(id))), ...asked];
  const texts: string[] = [];
  for (const path of [...paths, '/api/feeds/all/all.json']) texts.push((await client.get(path)).text);
  return texts.join('\n');
}
