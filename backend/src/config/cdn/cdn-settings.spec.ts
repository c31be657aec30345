import { readCdnSettings } from './cdn-settings.js';

const FASTLY = { CDN_PROVIDER: 'fastly', CDN_SERVICE_ID: 'SU1Z0isxPaozGVKXdv0eY', CDN_PURGE_TOKEN: 'secret' };
const VARNISH = { CDN_PROVIDER: 'varnish', CDN_PURGE_URL: 'http://varnish-1:6081/, http://varnish-2:6081' };

describe('settings of the content delivery network', () => {
  it('purge nothing without a provider', () => {
    expect(readCdnSettings({}, 'production')).toBeNull();
    expect(readCdnSettings({ ...FASTLY, CDN_PROVIDER: '' }, 'production')).toBeNull();
  });

  it('know the addresses of Fastly and Cloudflare', () => {
    expect(readCdnSettings(FASTLY, 'production')).toMatchObject({ urls: ['https://api.fastly.com'] });
    expect(readCdnSettings({ ...FASTLY, CDN_PROVIDER: 'cloudflare' }, 'production')).toEqual({
      provider: 'cloudflare',
      urls: ['https://api.cloudflare.com/client/v4'],
      service: 'SU1Z0isxPaozGVKXdv0eY',
      token: 'secret',
    });
  });

  it('name each Varnish', () => {
    expect(readCdnSettings(VARNISH, 'production')).toEqual({
      provider: 'varnish',
      urls: ['http://varnish-1:6081', 'http://varnish-2:6081'],
      service: '',
      token: '',
    });
  });

  it.each([
    [{ ...FASTLY, CDN_PROVIDER: 'akamai' }, 'CDN_PROVIDER must be one of fastly, cloudflare, varnish'],
    [{ ...FASTLY, CDN_SERVICE_ID: '' }, 'CDN_SERVICE_ID'],
    [{ ...FASTLY, CDN_SERVICE_ID: '../zones' }, 'CDN_SERVICE_ID'],
    [{ ...FASTLY, CDN_PURGE_TOKEN: '' }, 'CDN_PURGE_TOKEN'],
    [{ ...FASTLY, CDN_PURGE_TOKEN: 'two\nlines' }, 'CDN_PURGE_TOKEN'],
    [{ ...FASTLY, CDN_PURGE_URL: 'http://api.fastly.com' }, 'https'],
    [{ ...FASTLY, CDN_PURGE_URL: 'https://one.example,https://two.example' }, 'one address'],
    [{ ...VARNISH, CDN_PURGE_URL: '' }, 'CDN_PURGE_URL'],
    [{ ...VARNISH, CDN_PURGE_URL: 'varnish:6081' }, 'CDN_PURGE_URL'],
    [{ ...VARNISH, CDN_PURGE_URL: 'http://name:word@varnish:6081' }, 'without a name and a password'],
  ])('refuse %j', (env, message) => {
    expect(() => readCdnSettings(env, 'production')).toThrow(message);
  });

  it('do not repeat a password in their error', () => {
    const read = () => readCdnSettings({ ...VARNISH, CDN_PURGE_URL: 'http://name:planted@varnish' }, 'demo');
    expect(read).toThrow(expect.objectContaining({ message: expect.not.stringContaining('planted') }));
  });
});
