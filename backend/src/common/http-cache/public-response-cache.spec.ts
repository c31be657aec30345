import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublicBody } from './public-body.js';
import { PublicCache } from './public-cache.js';
import { PublicResponseCache } from './public-response-cache.js';

const request = { raw: { url: '/api/deals' }, headers: {} } as unknown as FastifyRequest;

/** A reply that stores what it sends. */
function newReply(): FastifyReply & { sent: string[] } {
  const sent: string[] = [];
  const reply = {
    sent,
    headers: () => reply,
    type: () => reply,
    send: (body: unknown) => sent.push(String(body)),
  };
  return reply as unknown as FastifyReply & { sent: string[] };
}

describe('requests of one address that arrive together', () => {
  const cache = new PublicCache();
  const responses = new PublicResponseCache(cache);
  let reads = 0;
  let finish: ((body: PublicBody) => void)[] = [];
  const read = (): Promise<PublicBody> => {
    reads++;
    return new Promise((resolve) => finish.push(resolve));
  };
  const bodyOf = (text: string): PublicBody => ({ json: JSON.stringify(text), tags: ['deals'] });
  const ask = async (): Promise<string | undefined> => {
    const reply = newReply();
    await responses.send(request, reply, read);
    return reply.sent[0];
  };

  beforeEach(() => {
    [reads, finish] = [0, []];
  });

  it('are one read', async () => {
    const all = Promise.all(Array.from({ length: 30 }, ask));
    for (const resolve of finish) resolve(bodyOf('one'));
    expect(new Set(await all)).toEqual(new Set(['"one"']));
    expect(reads).toBe(1);
  });

  it('are read anew after a change', async () => {
    const early = ask();
    cache.invalidate(['deals']);
    const late = ask();
    for (const [index, resolve] of finish.entries()) resolve(bodyOf(index === 0 ? 'old' : 'new'));
    expect(await Promise.all([early, late])).toEqual(['"old"', '"new"']);
    expect(cache.find('/api/deals')?.body.toString()).toBe('"new"');
  });

  it('are read by each if the first fails', async () => {
    const failing = responses.send(request, newReply(), () => Promise.reject(new Error('too late')));
    const waiting = ask();
    await expect(failing).rejects.toThrow('too late');
    await new Promise(setImmediate);
    for (const resolve of finish) resolve(bodyOf('mine'));
    expect(await waiting).toBe('"mine"');
  });
});
