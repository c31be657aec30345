import { assertWholesome } from './wholesome-text.js';

describe('wholesome text', () => {
  it('lets every script and emoji pass', () => {
    expect(() => assertWholesome({ title: 'दुई प्लेट मोमो 🥟', tags: ['a', 1, null, true] })).not.toThrow();
  });

  it.each([[{ a: 'x\0y' }], [{ a: ['\ud800'] }], [{ 'k\0': 1 }], ['\udc00']])('refuses %j', (value) => {
    expect(() => assertWholesome(value)).toThrow(expect.objectContaining({ code: 'request.malformed' }));
  });

  it('refuses five thousand levels without exhausting the stack', () => {
    expect(() => assertWholesome(JSON.parse('['.repeat(5000) + ']'.repeat(5000)))).toThrow(
      expect.objectContaining({ code: 'request.malformed' }),
    );
  });
});
