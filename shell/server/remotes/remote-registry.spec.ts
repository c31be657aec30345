import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { descriptionOf } from './description.fixture';
import { resolveManifest, type Manifest } from './manifest';
import type { ReleaseList } from '../releases/release-list';
import type { RemoteAddress } from './remote-addresses';
import { RemoteRegistry } from './remote-registry';
import { RemoteRejected } from './remote-rejected';

const address = (port: number) => ({
  manifestUrl: `http://localhost:${port}/mf-manifest.json`,
  publicBase: `http://localhost:${port}/`,
});
const addresses = { storefront: address(1), vendor: address(2), admin: address(3) };

const build = (id: string): Manifest => ({
  metaData: { remoteEntry: { name: `remoteEntry.${id}.js`, path: '' } },
  exposes: [{ name: 'remote', assets: { js: { sync: [] }, css: { sync: [] } } }],
});

describe('the registry of remotes', () => {
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const lists = new Map<string, ReleaseList>();
  const served = new Map<string, Manifest | Error>();
  const reader = {
    readList: async (name: string) => lists.get(name),
    read: async (name: string, address: RemoteAddress) => {
      const manifest = served.get(address.manifestUrl) ?? new Error('refused');
      if (manifest instanceof Error) throw manifest;
      const metaData = { ...manifest.metaData, remote: descriptionOf(name) };
      return resolveManifest(name, address, { ...manifest, metaData });
    },
  };
  const logged = () => written.mock.calls.map(([line]) => String(line)).join('');

  test('takes a new build and marks an origin that was never reached', async () => {
    const registry = new RemoteRegistry(addresses, reader);
    served.set(addresses.storefront.manifestUrl, build('one'));
    await registry.refresh();
    expect(registry.find('storefront')?.entry).toContain('one');
    expect(registry.find('vendor')).toBeUndefined();

    served.set(addresses.storefront.manifestUrl, build('two'));
    served.set(addresses.vendor.manifestUrl, build('three'));
    await registry.refreshMissing();
    expect(registry.find('vendor')?.entry).toContain('three');
    expect(registry.find('storefront')?.entry).toContain('one');

    await registry.refresh();
    expect(registry.find('storefront')?.entry).toContain('two');
    served.clear();
  });

  test.each([
    ['does not answer', new Error('refused')],
    ['answers too late', new DOMException('too late', 'TimeoutError') as Error],
  ])('keeps a remote whose origin %s for less than ten seconds', async (_what, failure) => {
    const registry = new RemoteRegistry(addresses, reader);
    served.set(addresses.storefront.manifestUrl, build('one'));
    await registry.refresh();
    const { version } = registry;
    const begin = performance.now();
    const now = jest.spyOn(performance, 'now');
    served.set(addresses.storefront.manifestUrl, failure);
    for (const [laterMs, isKept] of [
      [9_000, true],
      [11_000, false],
    ] as const) {
      now.mockReturnValue(begin + laterMs);
      await registry.refresh();
      expect(registry.find('storefront') !== undefined).toBe(isKept);
      expect(registry.version).toBe(isKept ? version : version + 1);
    }
    now.mockRestore();
    served.clear();
  });

  test('keeps the addresses of a remote that is down, and knows none of one that it never reached', async () => {
    const registry = new RemoteRegistry(addresses, reader);
    served.set(addresses.storefront.manifestUrl, build('one'));
    await registry.refresh();
    served.clear();
    const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 11_000);
    await registry.refresh();
    now.mockRestore();
    const { areas, failureText } = descriptionOf('storefront');
    expect(registry.listed()).toEqual([
      { name: 'storefront', description: { areas, failureText } },
      { name: 'vendor' },
      { name: 'admin' },
    ]);
  });

  test('lists remotes in one order, whichever came first', async () => {
    const registry = new RemoteRegistry(addresses, reader);
    for (const name of ['admin', 'vendor', 'storefront'] as const) {
      served.set(addresses[name].manifestUrl, build('one'));
      await registry.refresh([name]);
    }
    expect(registry.all().map(({ name }) => name)).toEqual(['storefront', 'vendor', 'admin']);
    served.clear();
  });

  test('says each change once', async () => {
    const registry = new RemoteRegistry(addresses, reader);
    await registry.refresh();
    written.mockClear();
    await registry.refresh();
    expect(written).not.toHaveBeenCalled();
  });

  test('keeps the build before one that is rejected, and says why', async () => {
    const registry = new RemoteRegistry(addresses, reader);
    served.set(addresses.storefront.manifestUrl, build('one'));
    await registry.refresh();
    written.mockClear();
    served.set(addresses.storefront.manifestUrl, new RemoteRejected('the manifest is not signed'));
    await registry.refresh();
    expect(registry.find('storefront')?.entry).toContain('one');
    expect(logged()).toMatch(/remote rejected.*storefront.*the manifest is not signed/);
  });

  test('has no remote whose first build is rejected', async () => {
    const registry = new RemoteRegistry(addresses, reader);
    served.set(addresses.storefront.manifestUrl, new RemoteRejected('the manifest is not signed'));
    await registry.refresh();
    expect(registry.find('storefront')).toBeUndefined();
  });

  test('says of a build that nobody signed that only a demo accepts it', async () => {
    const registry = new RemoteRegistry(addresses, reader);
    served.set(addresses.storefront.manifestUrl, build('one'));
    written.mockClear();
    await registry.refresh();
    expect(logged()).toMatch(/remote not signed.*storefront.*demo/);
  });

  describe('with releases', () => {
    const [FIRST, SECOND] = ['1.0.0-aaaaaaaaaa', '1.0.1-bbbbbbbbbb'] as const;
    const versions = [FIRST, SECOND].map((id) => ({ id, releasedAt: '2026-11-27T00:00:00Z' }));
    const listOf = (live: string, number = 1): ReleaseList => ({
      name: 'vendor',
      number,
      live,
      share: 100,
      versions,
    });
    const state = { remote: 'vendor', number: 1, live: SECOND, previous: FIRST, share: 10, period: 2 };
    const manifestOf = (id: string) => `http://localhost:2/releases/${id}/mf-manifest.json`;
    const entryOf = (registry: RemoteRegistry, wantsNew?: boolean) =>
      registry.of({ wantsNew }).find('vendor')?.entry;

    const registryWith = async (list: ReleaseList): Promise<RemoteRegistry> => {
      served.set(manifestOf(FIRST), build('one'));
      served.set(manifestOf(SECOND), build('two'));
      lists.set('vendor', list);
      const registry = new RemoteRegistry(addresses, reader);
      await registry.refresh(['vendor']);
      return registry;
    };
    afterEach(() => {
      lists.clear();
      served.clear();
    });

    test('gives visitors the live one from its own folder', async () => {
      const registry = await registryWith(listOf(FIRST));
      expect(entryOf(registry)).toBe(`http://localhost:2/releases/${FIRST}/remoteEntry.one.js`);
      expect([registry.isSplit, registry.shown()]).toEqual([false, []]);
    });

    test('gives each visitor the release of the share that the backend decided', async () => {
      const registry = await registryWith(listOf(SECOND));
      await registry.decide([state]);
      expect(registry.isSplit).toBe(true);
      expect([entryOf(registry, true), entryOf(registry, false), entryOf(registry)]).toEqual([
        expect.stringContaining('two'),
        expect.stringContaining('one'),
        expect.stringContaining('one'),
      ]);
      expect(registry.of({ wantsNew: true }).key).not.toBe(registry.of({ wantsNew: false }).key);
      const entry = `http://localhost:2/releases/${SECOND}/remoteEntry.two.js`;
      expect(registry.shownAt(entry)).toEqual({ remote: 'vendor', version: SECOND, period: 2 });
      expect(registry.shownAt('http://localhost:2/remoteEntry.other.js')).toBeUndefined();
    });

    test('goes back when the backend says so, also while the list still names the newer one', async () => {
      const registry = await registryWith(listOf(SECOND));
      await registry.decide([state]);
      const { version } = registry;
      await registry.decide([{ ...state, live: FIRST, previous: null, share: 100, period: 3 }]);
      expect(entryOf(registry, true)).toContain('one');
      expect([registry.isSplit, registry.version]).toEqual([false, version + 1]);
    });

    test('gives all visitors the one before, if the live one cannot be read', async () => {
      const registry = await registryWith(listOf(SECOND));
      served.set(manifestOf(SECOND), new RemoteRejected('the manifest is not signed'));
      const fresh = new RemoteRegistry(addresses, reader);
      await fresh.decide([state]);
      await fresh.refresh(['vendor']);
      expect(entryOf(fresh, true)).toContain('one');
      // One that knows it keeps it.
      await registry.decide([state]);
      expect(entryOf(registry, true)).toContain('two');
    });

    test('keeps the last list while the origin serves an earlier one or none that can be read', async () => {
      const registry = await registryWith(listOf(SECOND, 2));
      lists.set('vendor', listOf(FIRST, 1));
      await registry.refresh(['vendor']);
      expect(registry.lists()[0]?.number).toBe(2);
      expect(entryOf(registry)).toContain('two');
    });
  });
});
