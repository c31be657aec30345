import { clientOf, json, problem } from './clients.fixture.js';
import { ConnectionError, DobbarError } from './errors.js';
import { API_VERSION } from './generated/version.js';

const accept = { body: { code: '7K4M2QX9', branchId: 1 } };

describe('a call', () => {
  it('sends the key, the version and the parameters, and returns the data', async () => {
    const { dobbar, sent } = clientOf([json({ id: 7 })]);
    const deal = await dobbar.get('/api/deals/{id}', { params: { path: { id: 7 } } });
    expect(deal.id).toBe(7);
    expect(sent[0]).toMatchObject({ method: 'GET', url: 'https://site.test/api/deals/7' });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer dob_live_1');
    expect(sent[0]?.headers.get('dobbar-version')).toBe(API_VERSION);
  });

  it('sends no header of its own without a key, so that pages of other sites need no preflight', async () => {
    const { dobbar, sent } = clientOf([json([])], { key: undefined });
    await dobbar.get('/api/deals', { params: { query: { search: 'momo & tea', limit: 2 } } });
    expect([...(sent[0]?.headers.keys() ?? [])]).toEqual([]);
    expect(sent[0]?.url).toBe('https://site.test/api/deals?search=momo%20%26%20tea&limit=2');
  });

  it('makes an idempotency key for a change, and keeps a given one', async () => {
    const { dobbar, sent } = clientOf([json({}), json({}), json({})]);
    await dobbar.post('/api/counter/accept', accept);
    await dobbar.post('/api/counter/accept', accept);
    await dobbar.post('/api/counter/accept', {
      ...accept,
      params: { header: { 'Idempotency-Key': 'receipt-1' } },
    });
    const keys = sent.map(({ headers }) => headers.get('idempotency-key') ?? '');
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe('receipt-1');
  });

  it('returns undefined for an answer without a body', async () => {
    const { dobbar } = clientOf([new Response(null, { status: 204 })]);
    expect(await dobbar.delete('/api/deals/{id}', { params: { path: { id: 7 } } })).toBeUndefined();
  });

  it('throws the problem of the API with its code', async () => {
    const { dobbar } = clientOf([problem(409, 'pass.already-used')]);
    const failure: unknown = await dobbar
      .post('/api/counter/accept', accept)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DobbarError);
    expect(failure).toMatchObject({ code: 'pass.already-used', status: 409, requestId: 'r-1' });
    expect((failure as Error).message).toBe('Rejected: pass.already-used');
  });

  it('throws an error also if a proxy answers with a page', async () => {
    const { dobbar } = clientOf([new Response('<h1>Not here</h1>', { status: 404 })]);
    await expect(dobbar.get('/api/deals')).rejects.toMatchObject({ code: 'unknown', status: 404 });
  });

  it('says that no answer arrived', async () => {
    const { dobbar } = clientOf([new TypeError('socket closed')], { attempts: 1 });
    const failure: unknown = await dobbar.get('/api/deals').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ConnectionError);
    expect(failure).toMatchObject({ cause: { message: 'socket closed' } });
  });
});

describe('a list', () => {
  const next = (cursor: string): ResponseInit => ({
    headers: { link: `<https://elsewhere.test/api/deals?limit=1&cursor=${cursor}>; rel="next"` },
  });

  it('loads page after page, from the address of the client only', async () => {
    const { dobbar, sent } = clientOf([
      json([{ id: 1 }], next('a%2Bb')),
      json([{ id: 2 }], next('c')),
      json([]),
    ]);
    const ids: number[] = [];
    for await (const { id } of dobbar.list('/api/deals', { params: { query: { search: 'tea', limit: 1 } } }))
      ids.push(id);
    expect(ids).toEqual([1, 2]);
    expect(sent.map(({ url }) => url)).toEqual([
      'https://site.test/api/deals?search=tea&limit=1',
      'https://site.test/api/deals?search=tea&limit=1&cursor=a%2Bb',
      'https://site.test/api/deals?search=tea&limit=1&cursor=c',
    ]);
  });

  it('loads no page that is not read', async () => {
    const { dobbar, sent } = clientOf([json([{ id: 1 }, { id: 2 }], next('a'))]);
    for await (const { id } of dobbar.list('/api/deals')) if (id === 2) break;
    expect(sent).toHaveLength(1);
  });
});
