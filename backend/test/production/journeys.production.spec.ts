import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Answer, ApiClient } from '../support/api/api-client.js';
import { phonePhoto, upload } from '../support/pictures.js';
import type { PaymentSummary } from '../support/money/payment-setup.js';
import { type Business, PASSWORD, type Person } from '../support/world.js';
import { Shape, until } from './support/shape.js';

interface Pass {
  id: string;
  code: string;
  qrCode: string;
}

interface Order {
  id: string;
  state: string;
  lines: { passes: Pass[] }[];
}

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Slow responses on a busy machine cause a warning instead of a failure. */
function warnWhenSlow(what: string, ms: number, limitMs: number): void {
  if (ms > limitMs) process.stderr.write(`${what}: ${Math.round(ms)} ms, more than ${limitMs} ms.\n`);
}

const timed = async <T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> => {
  const since = performance.now();
  const result = await work();
  return { ms: performance.now() - since, result };
};

const countOf = (outcomes: string[]): Record<string, number> =>
  outcomes.reduce<Record<string, number>>(
    (counts, one) => ({ ...counts, [one]: (counts[one] ?? 0) + 1 }),
    {},
  );

/**
 * Repeats a request with its key while the product answers that it is busy, after the time that it names. A slow machine has no
 * connection for each of many requests within the second that a request waits for one.
 */
async function repeatedWhileBusy<T>(send: () => Promise<Answer<T>>): Promise<Answer<T>> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    await new Promise((resume) => setTimeout(resume, seconds * 1_000));
  }
}

describe('two shells and two backends behind a load balancer with TLS', () => {
  const shape = new Shape();
  const { world, database } = shape;
  let shop: Business;

  beforeAll(async () => {
    await world.catalog();
    shop = await world.business();
  });

  afterAll(() => shape.close());

  const issued = async (at: Business): Promise<Pass> => {
    const dealId = await world.deal(at);
    const customer = await world.person();
    return (await customer.client.post<Pass>('/api/redemptions', { dealId })).body;
  };

  /**
   * Sends requests of another person, one after the other, until the work is done.
   * @returns the slowest duration, in milliseconds
   */
  const slowestBeside = async (work: Promise<unknown>): Promise<number> => {
    const { client } = await world.person();
    let isDone = false;
    void work.finally(() => (isDone = true));
    let slowest = 0;
    while (!isDone) {
      const { ms, result } = await timed(() => client.get('/api/users/me'));
      expect(result.status).toBe(200);
      slowest = Math.max(slowest, ms);
    }
    return slowest;
  };

  it('renders pages', async () => {
    for (const page of ['/', '/deals', '/ne', '/login']) {
      const response = await fetch(shape.url + page);
      expect([page, response.status]).toEqual([page, 200]);
      expect(response.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    }
  });

  it('signs in with a cookie that only this host gets, over TLS alone', async () => {
    const { email } = await world.person();
    const client = new ApiClient(shape.url);
    const answer = await client.post('/api/auth/login', { email, password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().join('\n')).toMatch(/^__Host-dobbar_sid=.*; Secure/im);
    expect((await client.get('/api/auth/user')).status).toBe(200);
  });

  it('mails through the mail server', async () => {
    const { email } = await world.person();
    await new ApiClient(shape.url).post('/api/auth/password/forgot', { email });
    const folder = process.env['MAIL_DIR'] as string;
    await until(async () => {
      const files = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
      const mails = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
      return mails.some((mail) => mail.includes(email));
    });
  });

  it('counts wrong codes of one person over all instances', async () => {
    const { owner } = await world.business();
    const answers = [];
    // The allowance in these tests is a hundred times that of production: 3000 wrong codes a minute across
    // all devices.
    await database.query(
      `INSERT INTO rate_limits (key, points, expire) VALUES ('wrong-code-person:' || $1, 2995, (extract(epoch FROM now()) * 1000)::bigint + 60000)`,
      [
        `${(await database.query<{ id: number }>('SELECT id FROM vendors WHERE user_id = $1', [owner.id])).rows[0]?.id}:${owner.id}`,
      ],
    );
    for (const _ of times(7))
      answers.push(await owner.client.post('/api/counter/lookup', { code: '00000000' }));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.at(-1)).toBe('code.too-many-wrong');
    expect(codes.filter((code) => code === 'code.too-many-wrong')).toHaveLength(2);
  });

  it('accepts thirty typed codes of thirty businesses at once', async () => {
    const counters: { at: Business; pass: Pass }[] = [];
    for (const _ of times(30)) {
      const at = await world.business();
      counters.push({ at, pass: await issued(at) });
    }
    const accepts = Promise.all(
      counters.map(({ at, pass }) =>
        timed(() => at.owner.client.post('/api/counter/accept', { code: pass.code })),
      ),
    );
    warnWhenSlow('The slowest request beside thirty counters', await slowestBeside(accepts), 500);
    const answers = await accepts;
    expect(answers.map(({ result }) => result.status)).toEqual(times(30).map(() => 200));
    warnWhenSlow('The slowest of thirty counters', Math.max(...answers.map(({ ms }) => ms)), 1_000);
  });

  it('answers others while one account sends twenty-two pictures', async () => {
    const { client } = await world.person();
    const photo = await phonePhoto(800, 600);
    const uploads = Promise.all(
      times(22).map((n) => upload(client, 'deal', photo, { 'idempotency-key': `picture-${n}` })),
    );
    warnWhenSlow('The slowest request beside uploads', await slowestBeside(uploads), 500);
    for (const { status } of await uploads) expect([201, 503]).toContain(status);
  });

  it('gives one customer one pass for forty requests, and one code one acceptance', async () => {
    const customer = await world.person();
    const dealId = await world.deal(shop, { redemption_limit: 3, total_limit: 50 });
    const issues = await Promise.all(
      times(40).map(() => customer.client.post<Pass>('/api/redemptions', { dealId })),
    );
    expect(issues.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(issues.map(({ body }) => body.id)).size).toBe(1);
    const code = issues[0]?.body.qrCode;
    const accepts = await Promise.all(
      times(40).map(() => shop.owner.client.post('/api/counter/accept', { code })),
    );
    expect(accepts.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(accepts.filter(({ body }) => body.code === 'pass.already-used')).toHaveLength(39);
  });

  it('gives the last fifty places to fifty of eighty customers', async () => {
    const dealId = await world.deal(shop, { total_limit: 50 });
    const customers: Person[] = [];
    for (const _ of times(80)) customers.push(await world.person());
    const answers = await Promise.all(
      customers.map(({ client }, n) =>
        repeatedWhileBusy(() =>
          client.post('/api/redemptions', { dealId }, { 'idempotency-key': `place-${n}` }),
        ),
      ),
    );
    const outcomes = answers.map(({ status, body }) => (status === 201 ? 'issued' : body.code));
    expect(countOf(outcomes)).toEqual({ issued: 50, 'deal.sold-out': 30 });
  });

  it('takes effect once for forty requests with one key', async () => {
    const customer = await world.person();
    const dealId = await world.deal(shop, { redemption_limit: null });
    const answers = await Promise.all(
      times(40).map(() =>
        customer.client.post<Pass>('/api/redemptions', { dealId }, { 'idempotency-key': 'forty' }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it.each(['esewa', 'khalti', 'stripe'])('sells a deal by %s, and its code is accepted', async (gateway) => {
    const customer = await world.person();
    const dealId = await world.deal(shop, { sale_mode: 'prepaid' });
    const { body: order } = await customer.client.post<Order>('/api/orders', {
      items: [{ dealId, quantity: 1 }],
    });
    const opened = await customer.client.post<PaymentSummary>(`/api/orders/${order.id}/payments`, {
      gateway,
    });
    expect(opened.status).toBe(201);
    const back = await payAt(opened.body);
    await customer.client.post(`/api/payments/${opened.body.id}/confirm`, back);
    const { body: paid } = await customer.client.get<Order>(`/api/orders/${order.id}`);
    expect(paid.state).toBe('paid');
    const code = paid.lines[0]?.passes[0]?.id;
    const { body: pass } = await customer.client.get<Pass>(`/api/redemptions/${code}`);
    const accepted = await shop.owner.client.post('/api/counter/accept', { code: pass.qrCode });
    expect(accepted).toMatchObject({ status: 200, body: { state: 'redeemed' } });
  });

  it('keeps every rule of passes, points and places', async () => {
    expect(await shape.brokenInvariants()).toEqual([]);
  });
});

/**
 * Presses Pay at the mock gateway.
 * @returns the query of the browser's return
 */
async function payAt({ redirect }: PaymentSummary): Promise<Record<string, string>> {
  if (!redirect) throw new Error('The payment leads nowhere.');
  const page = await fetch(redirect.url, {
    method: redirect.method,
    ...(redirect.fields ? { body: new URLSearchParams(redirect.fields) } : {}),
  });
  const action = /action="([^"]+)"/.exec(await page.text())?.[1]?.replaceAll('&amp;', '&') ?? '';
  const answer = await fetch(new URL(action, redirect.url), {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'pay' }),
    redirect: 'manual',
  });
  return Object.fromEntries(new URL(answer.headers.get('location') ?? '').searchParams);
}
