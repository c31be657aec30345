import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { brotliDecompressSync } from 'node:zlib';
import type { Page, PageVariant } from '../render/page-renderer';
import { PageCache } from './page-cache';
import { PublicChanges } from './public-changes';

const at = (path: string): URL => new URL(path, 'https://dobbar.example');

describe('public pages in memory', () => {
  let changes: PublicChanges;
  let pages: PageCache;
  let rendered: string[];
  let tags: string[] | null;
  let version: number;
  let waiting: Promise<void>;

  const drop = (...dropped: string[]): boolean => changes.emit('dropped', dropped, performance.now());
  const render = async (address: URL, { city, isSignedIn }: PageVariant = {}): Promise<Page> => {
    const since = performance.now();
    rendered.push(
      [address.pathname + address.search, city, isSignedIn && 'member'].filter(Boolean).join(' '),
    );
    await waiting;
    const html = `page ${rendered.length} `.repeat(100);
    const freshness = tags && { tags, since, until: since + 60_000 };
    return { status: 200, html, isShared: true, ...(freshness && { freshness }) };
  };

  beforeEach(() => {
    changes = new PublicChanges('http://127.0.0.1:1');
    jest.spyOn(changes, 'keptUntil').mockImplementation(({ until }) => until);
    [rendered, tags, version, waiting] = [[], ['deal:7'], 1, Promise.resolve()];
    pages = new PageCache({ renderer: { render }, changes, version: () => String(version) });
  });

  test('are rendered again when one of their tags is dropped, and not before', async () => {
    const first = await pages.read(at('/deals/7'));
    drop('deal:8');
    expect(await pages.read(at('/deals/7'))).toBe(first);
    drop('deal:7');
    expect((await pages.read(at('/deals/7'))).etag).not.toBe(first.etag);
  });

  test('are rendered once for all who wait', async () => {
    let go = (): void => undefined;
    waiting = new Promise((resolve) => (go = resolve));
    const all = Array.from({ length: 50 }, () => pages.read(at('/')));
    go();
    expect(new Set(await Promise.all(all)).size).toBe(1);
    expect(rendered).toEqual(['/']);
  });

  test('differ by address, city, the existence of a session, and build of the remotes', async () => {
    for (const address of ['/', '/ne', '/?utm_source=mail', '/'])
      for (const reader of [{}, { city: 'pokhara' }, { isSignedIn: false }])
        await pages.read(at(address), reader);
    expect(rendered).toEqual(['/', '/ pokhara', '/ne', '/ne pokhara']);
    await pages.read(at('/'), { city: 'pokhara', isSignedIn: true });
    expect(rendered.at(-1)).toBe('/ pokhara member');
    version = 2;
    await pages.read(at('/'));
    expect(rendered.length).toBe(6);
  });

  test('are not kept without a freshness, nor once changes can be missed', async () => {
    tags = null;
    await pages.read(at('/deals/404'));
    await pages.read(at('/deals/404'));
    expect(rendered.length).toBe(2);
    tags = [];
    await pages.read(at('/about'));
    changes.emit('lost');
    await pages.read(at('/about'));
    expect(rendered.length).toBe(4);
  });

  test('are compressed quickly at first, and once more when they are asked again', async () => {
    const page = await pages.read(at('/'));
    const first = pages.encoded(page, 'br');
    expect(pages.encoded(page, 'br')).toBe(first);
    await pages.read(at('/'));
    const again = pages.encoded(page, 'br');
    expect(again).not.toBe(first);
    expect(pages.encoded(page, 'br')).toBe(again);
    for (const bytes of [first, again]) expect(brotliDecompressSync(bytes)).toEqual(page.body);
  });
});
