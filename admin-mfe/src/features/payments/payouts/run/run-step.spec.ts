import { expect, test } from '@jest/globals';
import { runStep } from './run-step';

test.each([
  [null, 0],
  [{ state: 'open', fileAt: null }, 1],
  [{ state: 'open', fileAt: '2026-11-26T00:15:00Z' }, 2],
  [{ state: 'paid', fileAt: '2026-11-26T00:15:00Z' }, 4],
  [{ state: 'rejected', fileAt: null }, -1],
] as const)('the step of the run %j is %i', (run, step) => {
  expect(runStep(run)).toBe(step);
});
