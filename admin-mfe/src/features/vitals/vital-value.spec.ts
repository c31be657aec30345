import { describe, expect, test } from '@jest/globals';
import { percentsOf, ratingOf, valueText } from './vital-value';

const targets = { targetGood: 200, targetPoor: 500 };
const words = {
  number: String,
  texts: (key: string, { value }: { value: string }) => `${value} ${key}`,
};

describe('a web vital', () => {
  test('is rated by its targets', () => {
    expect([200, 201, 500, 501].map((value) => ratingOf(value, targets))).toEqual([
      'good',
      'needsWork',
      'needsWork',
      'poor',
    ]);
  });

  test('has shares that add up to 100', () => {
    expect(percentsOf({ good: 1, needsWork: 1, poor: 1 })).toEqual({ good: 33, needsWork: 34, poor: 33 });
    expect(percentsOf({ good: 3, needsWork: 0, poor: 0 })).toEqual({ good: 100, needsWork: 0, poor: 0 });
    expect(percentsOf({ good: 0, needsWork: 0, poor: 0 })).toEqual({ good: 0, needsWork: 0, poor: 0 });
  });

  test('has a text with its unit', () => {
    expect(valueText('lcp', 2_345, words)).toBe('2.35 seconds');
    expect(valueText('inp', 180.4, words)).toBe('180 milliseconds');
    expect(valueText('cls', 0.0524, words)).toBe('0.052');
  });
});
