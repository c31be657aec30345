import { readPublicUrl } from './public-url.js';

describe('the address people see', () => {
  it('is kept without a slash at its end', () => {
    expect(readPublicUrl({ PUBLIC_URL: 'https://dobbar.example/' }, 'production')).toBe(
      'https://dobbar.example',
    );
    expect(readPublicUrl({}, 'demo')).toBe('http://localhost:4200');
  });

  it.each([
    ['dobbar.example', 'demo'],
    ['ftp://dobbar.example', 'demo'],
    ['http://dobbar.example', 'production'],
  ] as const)('rejects %s in %s', (address, appEnv) => {
    expect(() => readPublicUrl({ PUBLIC_URL: address }, appEnv)).toThrow('PUBLIC_URL');
  });

  it('allows plain http on this machine', () => {
    expect(readPublicUrl({ PUBLIC_URL: 'http://localhost:4200' }, 'production')).toBe(
      'http://localhost:4200',
    );
  });
});
