import { describe, expect, test } from '@jest/globals';
import { StatementNames } from './statement-names.js';

const ask = (names: StatementNames, sql: string, times: number): (string | undefined)[] =>
  Array.from({ length: times }, () => names.nameOf(sql));

describe('the name of a statement', () => {
  test('is given to what comes often, and stays', () => {
    const names = new StatementNames();
    expect(ask(names, 'SELECT 1', 6)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'often_1',
      'often_1',
    ]);
    expect(ask(names, 'SELECT 2', 5).at(-1)).toBe('often_2');
    expect(names.nameOf('SELECT 1')).toBe('often_1');
  });

  test('runs out, so that no connection keeps plans without end', () => {
    const names = new StatementNames();
    for (let n = 0; n < 100; n++) ask(names, `SELECT ${n}`, 5);
    expect(ask(names, 'SELECT 1000', 9).every((name) => name === undefined)).toBe(true);
    expect(names.nameOf('SELECT 7')).toBe('often_8');
  });
});
