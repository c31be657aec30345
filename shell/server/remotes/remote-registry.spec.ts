import { describe, expect, jest, test } from '@jest/globals';
import { descriptionOf } from './description.fixture';
import { resolveManifest, type Manifest } from './manifest';
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
  const served = new Map<string, Manifest | Error>();
  const reader = {
    read: async (name: string, address: RemoteAddress) => {
      const manifest = served.get(address.manifestUrl) ?? new Error('refused');
      if (manifest instanceof Error) throw manifest;
      const metaData = { ...manifest.metaData, remote: descriptionOf(name) };
      return resolveManifest(name, address, { ...manifest, metaData });
    },
  };
  const logged = () => written.mock.calls.map(([line]) => String(line)).join('');

  test('takes a new build, marks a missing origin and takes it back', async () => {
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
    await registry.refresh();
    expect(registry.all()).toEqual([]);
  });

  test('keeps a remote whose origin answers too late for less than ten seconds', async () => {
    const registry = new RemoteRegistry(addresses, reader);
    served.set(addresses.storefront.manifestUrl, build('one'));
    await registry.refresh();
    const { version } = registry;
    const begin = performance.now();
    const now = jest.spyOn(performance, 'now');
    served.set(addresses.storefront.manifestUrl, new DOMException('too late', 'TimeoutError') as Error);
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
  });

  test('keeps the addresses of a remote that is down, and knows none of one that it never reached', async () => {
    const registry = new RemoteRegistry(addresses, reader);
    served.set(addresses.storefront.manifestUrl, build('one'));
    await registry.refresh();
    served.clear();
    await registry.refresh();
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
});
