import { beforeEach, expect, jest, test } from '@jest/globals';
import {
  addViewed,
  clearViewed,
  isRemembering,
  onViewedChange,
  parseViewed,
  removeViewed,
  setRemembering,
  storedViewed,
} from './viewed-deals';

const viewed = (): number[] => parseViewed(storedViewed());

beforeEach(() => localStorage.clear());

test('the last twenty deals are remembered, each once, the newest first (OA1)', () => {
  for (let id = 1; id <= 25; id += 1) addViewed(id);
  addViewed(10);
  expect(viewed()).toHaveLength(20);
  expect(viewed().slice(0, 3)).toEqual([10, 25, 24]);
});

test('one deal or all are removed', () => {
  [1, 2, 3].forEach(addViewed);
  removeViewed(2);
  expect(viewed()).toEqual([3, 1]);
  clearViewed();
  expect(viewed()).toEqual([]);
});

test('nothing is remembered while it is off, and what was is deleted (OA3)', () => {
  addViewed(1);
  setRemembering(false);
  addViewed(2);
  expect([isRemembering(), viewed()]).toEqual([false, []]);
  setRemembering(true);
  addViewed(3);
  expect([isRemembering(), viewed()]).toEqual([true, [3]]);
});

test('anything else in the storage is read as nothing', () => {
  expect(parseViewed('7,7,x,-1,0,1e3,,99999999999, 8')).toEqual([7]);
});

test('a change is announced', () => {
  const act = jest.fn();
  const stop = onViewedChange(act);
  addViewed(1);
  stop();
  addViewed(2);
  expect(act).toHaveBeenCalledTimes(1);
});
