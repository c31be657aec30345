import { assertAnswered, load, shares } from '../lib/load.mjs';

const tooMany = 100;

/** Measures concurrent redemptions of one deal with a limit, and then their acceptance at the counter. */
export async function measurePasses({ product, startBaseline, programs, loadUsers, report }) {
  const places = loadUsers.cookies.length - tooMany;
  const [hot, twin] = loadUsers.deals;
  for (const deal of loadUsers.deals) await loadUsers.cap(deal, places);
  await loadUsers.settle();
  const baseline = await startBaseline('row-lock');
  const slow = await issueAll(baseline, loadUsers.cookies, twin, places);
  await programs.end('row-lock');
  const own = await issueAll(product, loadUsers.cookies, hot, places);
  report.add('issue: CPU', own.both, { unit: shares(own) });
  report.add('row lock and count: CPU', slow.both, { unit: shares(slow) });
  report.add('issue: throughput / row lock and count', own.perSecond / slow.perSecond, {
    unit: '×',
    bar: { atLeast: 2 },
  });
  report.add('issue: passes beyond the cap', (await loadUsers.taken(hot)) - places, { bar: { atMost: 0 } });
  const accepted = await acceptAll(product, loadUsers.counter, own.codes);
  report.add('accept: CPU', accepted.both, { unit: shares(accepted) });
}

const post = ({ address }, path, cookie, body) => ({
  path,
  method: 'POST',
  headers: { cookie, origin: address, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function issueAll(server, cookies, dealId, places) {
  const codes = [];
  let asked = 0;
  const next = () => post(server, '/api/redemptions', cookies[asked++], { dealId });
  const onAnswer = (_status, body) => codes.push(JSON.parse(body).code);
  const seen = await load({ ...server, amount: places, next, onAnswer });
  assertAnswered(seen, 201, 'issuing');
  assertAnswered(await load({ ...server, amount: tooMany, next }), 409, 'a sold-out deal');
  return { ...seen, codes };
}

async function acceptAll(product, counter, codes) {
  let asked = 0;
  const next = () => post(product, '/api/counter/accept', counter, { code: codes[asked++] });
  const seen = await load({ ...product, amount: codes.length, next });
  assertAnswered(seen, 200, 'accepting');
  return seen;
}
