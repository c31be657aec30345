import { expect, test } from '@jest/globals';
import { nextStepOf, progressOf } from './progress';

const steps = [
  { step: 'email', state: 'done', minutes: 1 },
  { step: 'papers', state: 'in-check', minutes: 3 },
  { step: 'branch', state: 'open', minutes: 2 },
  { step: 'deal', state: 'sent-back', minutes: 3 },
  { step: 'card', state: 'waits', minutes: 1 },
] as const;

test('counts what is done and what is checked, and the minutes of the rest', () => {
  expect(progressOf(steps)).toEqual({ done: 2, all: 5, minutes: 6 });
});

test('begins with what came back, then with the first open step', () => {
  expect(nextStepOf(steps)).toBe('deal');
  expect(nextStepOf(steps.slice(0, 3))).toBe('branch');
  expect(nextStepOf(steps.slice(0, 2))).toBeNull();
});
