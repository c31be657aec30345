import { describe, expect, jest, test } from '@jest/globals';
import { RemoteRegistry } from './remote-registry';

const address = (port: number) => ({
  manifestUrl: `http://localhost:${port}/mf-manifest.json`,
  publicBase: `http://localhost:${port}/`,
});
const addresses = { storefront: address(1), vendor: address(2), admin: address(3) };

const build = (id: string) => ({
  metaData: { remoteEntry: { name: `remoteEntry.${id}.js`, path: '' } },
  exposes: [{ name: 'remote', assets: { js: { sync: [] }, css: { sync: [] } } }],
});

describe('the registry of remotes', () => {
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const served = new Map<string, ReturnType<typeof build>>();
  const read = async (url: string) => {
    const manifest = served.get(url);
    if (!manifest) throw new Error('refused');
    return manifest;
  };

  test('takes a new build, marks a missing origin and takes it back', async () => {
    const registry = new RemoteRegistry(addresses, read);
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

  test('says each change once', async () => {
    const registry = new RemoteRegistry(addresses, read);
    await registry.refresh();
    written.mockClear();
    await registry.refresh();
    expect(written).not.toHaveBeenCalled();
  });
});
