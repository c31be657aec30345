import { assertStorableJson } from './storable-json.js';

describe('storable JSON', () => {
  it('lets every script and emoji pass', () => {
    expect(() => assertStorableJson({ title: 'दुई प्लेट मोमो 🥟', tags: ['a', 1, null, true] })).not.toThrow();
  });

  it.each([[{ a: 'x\0y' }], [{ a: ['\ud800'] }], [{ 'k\0': 1 }], ['\udc00']])('rejects %j', (value) => {
    expect(() => assertStorableJson(value)).toThrow(expect.objectContaining({ code: 'request.malformed' }));
  });

  it('rejects five thousand levels without exhausting the stack', () => {
    expect(() => assertStorableJson(JSON.parse('['.repeat(5000) + ']'.repeat(5000)))).toThrow(
      expect.objectContaining({ code: 'request.malformed' }),
    );
  });
});
