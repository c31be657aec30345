import { setImmediate as nextTurn } from 'node:timers/promises';
import { ContextValue } from './context-value.js';

describe('ContextValue', () => {
  const name = new ContextValue<string>();
  const count = new ContextValue<number>();
  const both = async () => {
    await nextTurn();
    return [name.get(), count.get()];
  };

  it('has no value outside of its work', () =>
    expect([name.get(), count.get()]).toEqual([undefined, undefined]));

  it('keeps its value after an await and leaves the other values as they are', async () => {
    expect(await name.run('a', () => count.run(1, both))).toEqual(['a', 1]);
    expect(await count.run(1, () => name.run('a', both))).toEqual(['a', 1]);
  });

  it('has the inner value inside and the outer value afterwards', () =>
    name.run('outer', () => {
      expect(name.run('inner', () => name.get())).toBe('inner');
      expect(name.get()).toBe('outer');
    }));

  it('does not mix the values of works that run at the same time', async () => {
    const works = ['a', 'b', 'c'].map((value, index) => name.run(value, () => count.run(index, both)));
    expect(await Promise.all(works)).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ]);
  });
});
