import type { LookupAddress } from 'node:dns';
import { AddressNotPublic, assertPublicHost, isPublicAddress, publicLookup } from './public-address.js';

describe('the addresses that webhooks reach (WH6)', () => {
  it.each(['93.184.215.14', '8.8.8.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('include %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ...['0.0.0.0', '0.1.2.3', '127.0.0.1', '127.9.9.9', '10.0.0.1', '172.16.0.1', '192.168.1.1'],
    ...['100.64.0.1', '169.254.169.254', '192.0.0.1', '198.18.0.1', '224.0.0.1', '240.0.0.1'],
    ...['255.255.255.255', '192.0.2.1', '203.0.113.7'],
    ...[
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '::127.0.0.1',
      'fe80::1',
      'fe80::1%eth0',
      'fc00::1',
    ],
    ...[
      'fd00:ec2::254',
      'fec0::1',
      'ff02::1',
      '64:ff9b::7f00:1',
      '64:ff9b:1::1',
      '2002:7f00:1::',
      '2001:db8::1',
    ],
    ...['2001:0:7f00:1::', '100::1', '::ffff:0:127.0.0.1', 'localhost', ''],
  ])('do not include %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each([
    ...[
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://0177.0.0.1/',
      'https://127.1/',
    ],
    ...['https://[::1]/', 'https://[::ffff:10.0.0.1]/', 'https://169.254.169.254/latest/meta-data'],
  ])('are checked when the host is an address, as in %s', (address) =>
    expect(() => assertPublicHost(new URL(address))).toThrow(AddressNotPublic),
  );

  const lookedUp = (addresses: LookupAddress[], all: boolean): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const names = ((_host: string, _options: object, done: (error: null, found: LookupAddress[]) => void) =>
        done(null, addresses)) as unknown as Parameters<typeof publicLookup>[0];
      publicLookup(names)('example.com', { all }, (error, found, family) =>
        error ? reject(error) : resolve(all ? found : [found, family]),
      );
    });

  it('are those of a name, if all are public', async () => {
    const found = [
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700::1', family: 6 },
    ];
    expect(await lookedUp(found, true)).toEqual(found);
    expect(await lookedUp(found, false)).toEqual(['8.8.8.8', 4]);
    await expect(lookedUp([...found, { address: '10.0.0.1', family: 4 }], true)).rejects.toThrow(
      AddressNotPublic,
    );
    await expect(lookedUp([{ address: '::ffff:127.0.0.1', family: 6 }], false)).rejects.toThrow(
      AddressNotPublic,
    );
    await expect(lookedUp([], true)).rejects.toThrow(AddressNotPublic);
  });
});
