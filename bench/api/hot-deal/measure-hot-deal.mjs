import { readFile } from 'node:fs/promises';
import os from 'node:os';
import pg from 'pg';
import { findFreePort } from '../../../scripts/run/ports.mjs';
import { say } from '../../../scripts/run/terminal.mjs';
import { makeLoadUsers } from '../load-users.mjs';
import { crowd, overtaken } from './crowd.mjs';
import { otherCustomers } from './other-customers.mjs';
import { codeOf, pause, quantile } from './requests.mjs';

/** Small crowd at another deal before the measurement. `restMs`: time for the mails of its passes. */
const WARMING = { people: 1_500, perSecond: 60, places: 700, restMs: 10_000 };
const OTHERS = { people: 400, perSecond: 20, deals: 300 };
/** Requests that arrive within this time have no order. */
const ORDER_MARGIN_MS = 100;
const PERIOD_SECONDS = 10;
const LIMITS = { ratio: 3, hotMs: 2000 };

const OTHER_DEALS = `
  SELECT d.id FROM listed_deals d JOIN vendors v ON v.id = d.vendor_id
  WHERE v.slug LIKE 'scale-%' AND d.sale_mode = 'counter' ORDER BY d.id OFFSET 50 LIMIT $1`;
const HOT_DEALS = `
  SELECT d.id FROM listed_deals d JOIN vendors v ON v.id = d.vendor_id
  WHERE v.slug LIKE 'scale-%' AND d.sale_mode = 'counter' ORDER BY d.id OFFSET 2 LIMIT $1`;
const INVARIANTS = new URL('../../../backend/test/support/invariants.sql', import.meta.url);

/** Starts two backends that share a database and the rate limits, as instances of a product do. */
async function startBackends({ programs, parts }) {
  const backend = parts.find(({ name }) => name === 'backend');
  const addresses = [];
  for (const [number, work] of ['on', 'off'].entries()) {
    const port = String(await findFreePort());
    const address = `http://127.0.0.1:${port}`;
    await programs.start({
      ...backend,
      name: `backend ${number + 1}`,
      env: { ...backend.env, BACKEND_PORT: port, BACKGROUND_WORK: work, RATE_LIMIT_STORE: 'postgres' },
      readyUrl: `${address}/health/ready`,
    });
    addresses.push(address);
  }
  return addresses;
}

/**
 * One hot deal with a limit and a crowd with open arrivals, beside other customers, against two backends.
 * @param options people, minutes, places, and the rates at which the crowd is tried afterwards
 */
export async function measureHotDeal({ programs, parts, postgres }, report, options) {
  const { people, minutes, places, rates } = options;
  const addresses = await startBackends({ programs, parts });
  const users = await makeLoadUsers(postgres.ownerUrl, people + OTHERS.people);
  const db = new pg.Client({ connectionString: postgres.ownerUrl });
  await db.connect();
  try {
    const idsOf = async (sql, count) => (await db.query(sql, [count])).rows.map(({ id }) => id);
    const hot = await idsOf(HOT_DEALS, rates.length + 2);
    const others = { addresses, cookies: users.cookies.slice(people), perSecond: OTHERS.perSecond };
    others.deals = await idsOf(OTHER_DEALS, OTHERS.deals);
    await users.settle();
    const run = { addresses, users, others, people };
    // Instances that have served for a while: the code is compiled, and statements are prepared.
    await otherCustomers({ ...others, seconds: 10 });
    await users.cap(hot.at(-1), WARMING.places);
    const warming = { addresses, cookies: users.cookies.slice(0, WARMING.people), dealId: hot.at(-1) };
    await crowd({ ...warming, perSecond: WARMING.perSecond });
    await pause(WARMING.restMs);
    const quiet = await otherCustomers({ ...others, seconds: Math.min(60, minutes * 60) });
    const quietMs = quantile(times(quiet), 0.99);
    report.add('others, quiet: p99', quietMs, { unit: 'ms' });
    const perSecond = people / (minutes * 60);
    await tryRate({ ...run, report, quietMs, dealId: hot[0], perSecond, amount: people, places });
    for (const [number, rate] of rates.entries())
      await tryRate({
        ...run,
        report,
        quietMs,
        dealId: hot[number + 1],
        perSecond: rate,
        amount: Math.min(people, rate * options.rateSeconds),
        places,
        isSearch: true,
      });
    const violations = (await db.query(await readFile(INVARIANTS, 'utf8'))).rows;
    if (violations.length > 0) say(JSON.stringify(violations.slice(0, 5)));
    report.add('violated invariants', violations.length, { bar: { atMost: 0 } });
  } finally {
    await db.end();
    await users.leave();
  }
}

const times = (answers) => answers.map(({ ms }) => ms);

/** @param isSearch true if the rate may be too high, so that nothing but overselling misses a target */
async function tryRate(run) {
  const { report, users, dealId, perSecond, amount, places, quietMs, isSearch = false } = run;
  await users.cap(dealId, places);
  const load = os.loadavg()[0];
  const [{ presses, views, outcomes }, beside] = await Promise.all([
    crowd({ addresses: run.addresses, cookies: users.cookies.slice(0, amount), dealId, perSecond }),
    otherCustomers({ ...run.others, seconds: amount / perSecond }),
  ]);
  const name = `${Math.round(perSecond)} arrivals/s`;
  const bar = (limit) => (isSearch ? undefined : { atMost: limit });
  const busy = presses.filter(({ status }) => status === 429).length;
  const besideMs = quantile(times(beside), 0.99);
  report.add(`${name}: others, p99`, besideMs, { unit: 'ms' });
  report.add(`${name}: others, p99 / quiet`, besideMs / quietMs, { unit: '×', bar: bar(LIMITS.ratio) });
  report.add(`${name}: presses, slowest of 99 %`, quantile(times(presses), 0.99), { unit: 'ms' });
  report.add(`${name}: presses, slowest`, Math.max(...times(presses)), {
    unit: 'ms',
    bar: bar(LIMITS.hotMs),
  });
  report.add(`${name}: page views, p99`, quantile(times(views), 0.99), { unit: 'ms' });
  report.add(`${name}: presses with deal.busy`, busy, { unit: `of ${presses.length}` });
  const failed = [...presses, ...views, ...beside].filter(({ status }) => status === 0 || status >= 500);
  report.add(`${name}: failed requests`, failed.length, { bar: bar(0) });
  report.add(`${name}: passes beyond the cap`, (await users.taken(dealId)) - places, { bar: { atMost: 0 } });
  report.add(`${name}: overtaken on an instance`, overtaken(outcomes, ORDER_MARGIN_MS), { bar: bar(0) });
  say(
    `    ${JSON.stringify(countsOf(outcomes))}, load before ${load.toFixed(1)}, after ${os.loadavg()[0].toFixed(1)}`,
  );
  say(`    others by kind, p99 in ms: ${kinds(beside).join(', ')}`);
  say(`    others by ${PERIOD_SECONDS} s, p99 in ms: ${periods(beside).join(', ')}`);
  say(
    `    failed: ${JSON.stringify(countsOf(failed.map((answer) => ({ outcome: `${answer.status} ${codeOf(answer)}` }))))}`,
  );
}

/** 99 % of the times of answers that began in each period. */
function periods(answers) {
  const start = Math.min(...answers.map(({ at }) => at));
  const byPeriod = [];
  for (const { at, ms } of answers)
    (byPeriod[Math.floor((at - start) / 1000 / PERIOD_SECONDS)] ??= []).push(ms);
  return byPeriod.map((some) => Math.round(quantile(some, 0.99)));
}

/** 99 % of the times of each kind of requests. */
function kinds(answers) {
  const byKind = [];
  for (const { kind, ms } of answers) (byKind[kind] ??= []).push(ms);
  return byKind.map((some) => Math.round(quantile(some, 0.99)));
}

function countsOf(outcomes) {
  const counts = {};
  for (const { outcome } of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
