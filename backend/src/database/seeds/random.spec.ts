import { Random } from './random.js';

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

describe('the seeded generator', () => {
  it('repeats itself with the same seed, and only then', () => {
    const [one, same, other] = [new Random(7), new Random(7), new Random(8)].map((random) =>
      times(20, () => random.next()),
    );
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
  });

  it('reaches both ends of a range and nothing beyond', () => {
    const random = new Random(1);
    expect(new Set(times(200, () => random.int(1, 3)))).toEqual(new Set([1, 2, 3]));
  });

  it('picks by weight', () => {
    const random = new Random(1);
    const picked = times(400, () =>
      random.weighted(['never', 'seldom', 'often'], (word) => ({ never: 0, seldom: 1, often: 9 })[word] ?? 0),
    );
    const count = (word: string): number => picked.filter((one) => one === word).length;
    expect(count('never')).toBe(0);
    expect(count('often')).toBeGreaterThan(count('seldom') * 4);
  });

  it('shuffles without losing anything', () => {
    expect(new Random(3).shuffled([1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5]);
  });
});
