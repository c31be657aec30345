import { assertKeysFit, fingerprints } from './backup-keys.js';

const OF_BACKUP = [
  ['a', 'a'],
  ['a', '2:b,1:a'],
  ['1:a', '1:a,2:b'],
  ['2:b,1:a', '3:c,2:b,1:a'],
  ['2:b,1:a', '2:b,1:a,3:c'],
] as const;

describe('the keys of a backup', () => {
  const fit = (then: string, now: string) => () =>
    assertKeysFit(fingerprints({ CODE_SECRET: then }), { CODE_SECRET: now }, '/data');

  it.each(OF_BACKUP)('made with %p fit where CODE_SECRET is %p', (then, now) =>
    expect(fit(then, now)).not.toThrow(),
  );

  it.each([
    ['a', 'b'],
    ['2:b,1:a', '2:b'],
    ['a', '2:a'],
  ])('made with %p are missing where CODE_SECRET is %p', (then, now) =>
    expect(fit(then, now)).toThrow('needs the CODE_SECRET'),
  );
});
