import { clientOf, json, problem } from './clients.fixture.js';
import { repeatingFetch, retryAfterOf } from './retries.js';

const accept = { body: { code: '7K4M2QX9', branchId: 1 } };

/** Ends each pause at once, and returns the lengths that were asked for. */
function pausesOf(): number[] {
  const pauses: number[] = [];
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((resume, milliseconds) => {
    pauses.push(milliseconds ?? 0);
    queueMicrotask(resume);
    return 0 as unknown as NodeJS.Timeout;
  });
  return pauses;
}

afterEach(() => jest.restoreAllMocks());

describe('a repetition', () => {
  it('waits as long as the server asks', async () => {
    const pauses = pausesOf();
    const limit = problem(429, 'request.too-many', { 'retry-after': '7' });
    const { dobbar, sent } = clientOf([limit, json([])]);
    expect(await dobbar.get('/api/deals')).toEqual([]);
    expect(sent).toHaveLength(2);
    expect(pauses).toEqual([7_000]);
  });

  it('waits longer each time without such a header', async () => {
    const pauses = pausesOf();
    const failures = [new TypeError('lost'), problem(503, 'service.unavailable'), problem(502, 'x')];
    const { dobbar } = clientOf([...failures, json([])]);
    await dobbar.get('/api/deals');
    const limits = [500, 1_000, 2_000];
    pauses.forEach((one, index) => {
      const limit = limits[index] ?? 0;
      expect(one).toBeGreaterThanOrEqual(limit / 2);
      expect(one).toBeLessThanOrEqual(limit);
    });
    expect(pauses).toHaveLength(3);
  });

  it('of a change has the same key and body', async () => {
    pausesOf();
    const { dobbar, sent } = clientOf([new TypeError('lost'), problem(409, 'request.in-progress'), json({})]);
    await dobbar.post('/api/counter/accept', accept);
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(new Set(sent.map(({ body }) => body))).toEqual(new Set([JSON.stringify(accept.body)]));
  });

  it('ends after the given attempts with the last answer', async () => {
    pausesOf();
    const busy = (): Response => problem(503, 'service.unavailable');
    const { dobbar, sent } = clientOf([busy(), busy(), busy()], { attempts: 3 });
    await expect(dobbar.get('/api/deals')).rejects.toMatchObject({
      code: 'service.unavailable',
      status: 503,
    });
    expect(sent).toHaveLength(3);
  });

  it.each(['pass.already-used', 'pass.sold-out'])('does not happen after %s', async (code) => {
    const { dobbar, sent } = clientOf([problem(409, code)]);
    await expect(dobbar.post('/api/counter/accept', accept)).rejects.toMatchObject({ code });
    expect(sent).toHaveLength(1);
  });

  it('does not happen if the server asks for a longer pause than allowed', async () => {
    const limit = problem(429, 'code.too-many-wrong', { 'retry-after': '3600' });
    const { dobbar, sent } = clientOf([limit]);
    await expect(dobbar.get('/api/deals')).rejects.toMatchObject({ status: 429, retryAfter: 3_600 });
    expect(sent).toHaveLength(1);
  });

  it('does not happen for a change without an idempotency key', async () => {
    let count = 0;
    const send = repeatingFetch({ fetch: () => Promise.reject(new TypeError(`lost ${(count += 1)}`)) });
    await expect(send(new Request('https://site.test', { method: 'POST' }))).rejects.toMatchObject({
      name: 'ConnectionError',
    });
    expect(count).toBe(1);
  });

  it('ends when the caller aborts during a pause', async () => {
    const caller = new AbortController();
    let count = 0;
    const fetch = async (): Promise<Response> => {
      count += 1;
      setImmediate(() => caller.abort(new Error('closed')));
      return problem(503, 'service.unavailable', { 'retry-after': '50' });
    };
    const { dobbar } = clientOf([], { fetch });
    await expect(dobbar.get('/api/deals', { signal: caller.signal })).rejects.toThrow('closed');
    expect(count).toBe(1);
  });
});

describe('Retry-After', () => {
  const at = Date.parse('2026-11-27T10:00:00Z');
  it.each([
    ['30', 30_000],
    ['Fri, 27 Nov 2026 10:00:05 GMT', 5_000],
    ['Fri, 27 Nov 2026 09:00:00 GMT', 0],
    ['soon', undefined],
  ])('%s is %s milliseconds', (value, milliseconds) => {
    expect(retryAfterOf(new Response(null, { headers: { 'retry-after': value } }), at)).toBe(milliseconds);
  });
});
