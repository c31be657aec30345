import { randomBytes } from 'node:crypto';
import { PublicCache } from './public-cache.js';

const body = (json: string) => ({ json, tags: ['deals' as const] });

describe('the cache of public answers', () => {
  it('finds what it kept until the time it may change by itself', () => {
    const cache = new PublicCache();
    cache.keep('/a', { ...body('[1]'), validUntil: new Date(5_000) }, cache.generation, 1_000);
    expect(cache.find('/a', 4_999)?.body.toString()).toBe('[1]');
    expect(cache.find('/a', 5_000)).toBeUndefined();
  });

  it('forgets by tag and leaves the rest', () => {
    const cache = new PublicCache();
    cache.keep('/a', body('[1]'), cache.generation);
    cache.keep('/b', { json: '[2]', tags: ['catalog'] }, cache.generation);
    cache.invalidate(['deals']);
    expect(cache.find('/a')).toBeUndefined();
    expect(cache.find('/b')).toBeDefined();
  });

  it('sends a list for 5 seconds after a change of its order', () => {
    const cache = new PublicCache();
    cache.keep('/a', { json: '[1]', tags: ['deals', 'deals:late', 'deal:1'] }, cache.generation, 0);
    cache.invalidate(['deal:2', 'deals:late'], 1_000);
    cache.invalidate(['deal:3', 'deals:late'], 3_000);
    expect(cache.find('/a', 5_999)).toBeDefined();
    expect(cache.find('/a', 6_000)).toBeUndefined();
    const before = cache.generation;
    cache.invalidate(['deal:2', 'deals:late'], 7_000);
    cache.keep('/b', { json: '[1]', tags: ['deals', 'deals:late'] }, before, 8_000);
    expect(cache.find('/b', 12_999)).toBeDefined();
    expect(cache.find('/b', 13_000)).toBeUndefined();
    cache.keep('/c', { json: '[2]', tags: ['deals', 'deals:late', 'deal:2'] }, before, 8_000);
    expect(cache.find('/c', 8_000)).toBeUndefined();
  });

  it('does not keep what was read before a drop', () => {
    const cache = new PublicCache();
    const before = cache.generation;
    cache.invalidate(['deals']);
    cache.keep('/a', body('[1]'), before);
    expect(cache.find('/a')).toBeUndefined();
  });

  it('does not keep what was read before it could hear of drops again', () => {
    const cache = new PublicCache();
    cache.suspend();
    const before = cache.generation;
    cache.resume();
    cache.keep('/a', body('[1]'), before);
    expect(cache.find('/a')).toBeUndefined();
  });

  it('says when data with a tag became outdated', () => {
    const cache = new PublicCache();
    const before = cache.generationOf('deals');
    cache.invalidate(['catalog']);
    expect(cache.generationOf('deals')).toBe(before);
    cache.invalidate(['deals']);
    const after = cache.generationOf('deals');
    expect(after).toBeGreaterThan(before);
    cache.suspend();
    expect(cache.generationOf('deals')).toBeGreaterThan(after);
  });

  it('keeps nothing while it cannot hear of drops', () => {
    const cache = new PublicCache();
    cache.keep('/a', body('[1]'), cache.generation);
    cache.suspend();
    cache.keep('/a', body('[1]'), cache.generation);
    expect(cache.find('/a')).toBeUndefined();
    cache.resume();
    cache.keep('/a', body('[1]'), cache.generation);
    expect(cache.find('/a')).toBeDefined();
  });

  it('compresses a body once for each encoding, and counts what that takes', () => {
    const cache = new PublicCache();
    const answer = cache.keep('/a', body(`["${'momo '.repeat(1_000)}"]`), cache.generation);
    const [brotli, gzip] = [cache.encoded(answer, 'br'), cache.encoded(answer, 'gzip')];
    expect([cache.encoded(answer, 'br'), cache.encoded(answer, 'gzip')]).toEqual([brotli, gzip]);
    expect(cache.encoded(answer, 'br')).toBe(brotli);
    expect(cache.state.bytes).toBe(answer.body.length + brotli.length + gzip.length);
    cache.invalidate(['deals']);
    expect(cache.encoded(answer, 'br')).toBe(brotli);
    expect(cache.state.bytes).toBe(0);
  });

  it('is bounded by the bytes of bodies and of their compressed forms', () => {
    const cache = new PublicCache();
    const noise = (size: number): string => JSON.stringify(randomBytes(size).toString('base64'));
    const first = cache.keep('/first', body(noise(24_000_000)), cache.generation);
    cache.keep('/second', body(noise(15_000_000)), cache.generation);
    expect(cache.state.entries).toBe(2);
    cache.encoded(first, 'br');
    expect(cache.state.bytes).toBeLessThan(64 * 1024 * 1024);
    expect(cache.state.entries).toBe(1);
  });

  it('is bounded: the least recently used goes first', () => {
    const cache = new PublicCache();
    for (let i = 0; i < 2_000; i++) cache.keep(`/${i}`, body('[]'), cache.generation);
    cache.find('/0');
    cache.keep('/new', body('[]'), cache.generation);
    expect(cache.find('/0')).toBeDefined();
    expect(cache.find('/1')).toBeUndefined();
  });
});
