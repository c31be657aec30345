import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { readConfig } from './config';

const remotes = {
  STOREFRONT_URL: 'http://localhost:24201',
  VENDOR_URL: 'https://vendor.example/',
  VENDOR_INTERNAL_URL: 'http://vendor:4202',
  ADMIN_URL: 'http://localhost:24203',
};

const folder = mkdtempSync(join(tmpdir(), 'shell-config-'));
writeFileSync(
  join(folder, 'remotes.json'),
  JSON.stringify({
    storefront: 'http://localhost:4201/mf-manifest.json',
    vendor: 'http://localhost:4202/mf-manifest.json',
    admin: 'http://localhost:4203/mf-manifest.json',
  }),
);
afterAll(() => rmSync(folder, { recursive: true }));

describe('the configuration', () => {
  test('serves metrics on a port of their own, on this machine only without an address', () => {
    expect(readConfig(remotes, folder).metrics).toBeNull();
    const env = { ...remotes, SHELL_METRICS_PORT: '9464' };
    expect(readConfig(env, folder).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(readConfig({ ...env, SHELL_METRICS_HOST: '0.0.0.0' }, folder).metrics?.host).toBe('0.0.0.0');
    for (const port of ['4200', '0', 'x'])
      expect(() => readConfig({ ...env, SHELL_METRICS_PORT: port }, folder)).toThrow('SHELL_METRICS_PORT');
  });

  test('knows a content delivery network in front, and limits the age of what it stores', () => {
    const cdnOf = (env: Record<string, string>) => readConfig({ ...remotes, ...env }, folder).cdn;
    expect([cdnOf({}), cdnOf({ CDN_PROVIDER: '' })]).toEqual([null, null]);
    expect(cdnOf({ CDN_PROVIDER: 'fastly', CDN_MAX_AGE_SECONDS: '' })).toEqual({
      provider: 'fastly',
      maxAgeSeconds: 5,
    });
    expect(cdnOf({ CDN_PROVIDER: 'varnish', CDN_MAX_AGE_SECONDS: '1' })?.maxAgeSeconds).toBe(1);
    expect(() => cdnOf({ CDN_PROVIDER: 'akamai' })).toThrow('CDN_PROVIDER');
    for (const age of ['0', '6', '1.5', 'x'])
      expect(() => cdnOf({ CDN_PROVIDER: 'fastly', CDN_MAX_AGE_SECONDS: age })).toThrow(
        'CDN_MAX_AGE_SECONDS',
      );
  });

  test('signs reports of releases with a secret that is long enough', () => {
    const secretOf = (RELEASES_SECRET?: string) =>
      readConfig({ ...remotes, RELEASES_SECRET }, folder).releasesSecret;
    expect(secretOf()).toBeNull();
    expect(secretOf('')).toBeNull();
    expect(secretOf('v3ry-R4ndom-0123456789-abcdefghijk')).toBe('v3ry-R4ndom-0123456789-abcdefghijk');
    expect(() => secretOf('short')).toThrow('RELEASES_SECRET');
  });

  test('takes the remotes from the environment', () => {
    const config = readConfig(remotes, folder);
    expect(config.remotes.storefront?.manifestUrl).toBe('http://localhost:24201/mf-manifest.json');
  });

  test('keeps apart where browsers and where this server fetch a remote', () => {
    const { vendor } = readConfig(remotes, folder).remotes;
    expect(vendor).toEqual({
      manifestUrl: 'http://vendor:4202/mf-manifest.json',
      publicBase: 'https://vendor.example/',
    });
  });

  test('knows where maps get their tiles, and rejects what is no such address', () => {
    const tilesOf = (url?: string) => readConfig({ ...remotes, MAP_TILES_URL: url }, folder).mapTiles;
    expect(tilesOf()).toBeNull();
    expect(tilesOf('https://tile.openstreetmap.org/{z}/{x}/{y}.png')?.attribution).toContain('OpenStreetMap');
    for (const wrong of [
      'javascript:{z}{x}{y}',
      'https://tiles.example/{z}',
      'https://{s}.example/{z}/{x}/{y}',
    ])
      expect(() => tilesOf(wrong)).toThrow('MAP_TILES_URL');
  });

  test('lets forms go to the gateways that are paid at by one', () => {
    const originsOf = (env: Record<string, string>) =>
      readConfig({ ...remotes, ...env }, folder).paymentOrigins;
    expect(originsOf({})).toEqual(['https://esewa.com.np', 'https://*.esewa.com.np']);
    expect(originsOf({ PAYMENTS_STANDIN_URL: 'http://localhost:4300/x' })).toContain('http://localhost:4300');
  });

  test('names where vulnerabilities are reported: the contact page, or what is set', () => {
    const contactOf = (SECURITY_CONTACT?: string) =>
      readConfig({ ...remotes, PUBLIC_URL: 'https://dobbar.example/', SECURITY_CONTACT }, folder)
        .securityContact;
    expect(contactOf()).toBe('https://dobbar.example/contact');
    expect(contactOf('mailto:security@dobbar.example')).toBe('mailto:security@dobbar.example');
    for (const wrong of ['security@dobbar.example', 'http://dobbar.example', 'mailto:a@b\nContact: x'])
      expect(() => contactOf(wrong)).toThrow('SECURITY_CONTACT');
  });

  test('takes the remotes and their addresses from the file that is named', () => {
    const file = join(folder, 'other.json');
    writeFileSync(file, JSON.stringify({ vouchers: 'http://localhost:4210/mf-manifest.json' }));
    const { remotes: listed } = readConfig({ REMOTES_FILE: file }, folder);
    expect(Object.keys(listed)).toEqual(['vouchers']);
    const env = { REMOTES_FILE: file, VOUCHERS_URL: 'https://cards.example' };
    expect(readConfig(env, folder).remotes.vouchers?.publicBase).toBe('https://cards.example/');
  });

  test('names the variable of a remote without an address', () => {
    expect(() => readConfig({ REMOTES_FILE: '' }, folder)).toThrow('STOREFRONT_URL');
    expect(() => readConfig({}, '/nowhere')).toThrow('REMOTES_FILE');
  });
});
