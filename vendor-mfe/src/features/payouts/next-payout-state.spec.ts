import { expect, test } from '@jest/globals';
import type { NextPayoutView } from 'shared-ui/api/vendor-account';
import { nextPayoutState } from './next-payout-state';

const next = (
  owedPaisa: number,
  leftOut: NextPayoutView['leftOut'],
  state: NextPayoutView['state'] = 'expected',
) => nextPayoutState({ state, leftOut, owed: { owedPaisa } } as NextPayoutView);

test.each([
  [720_000, null, 'scheduled'],
  [720_000, 'no-account', 'no-account'],
  [720_000, 'held', 'held'],
  [720_000, 'factor-reset', 'held'],
  [720_000, 'suspended', 'held'],
  [84_000, 'too-little', 'carried-over'],
  [0, 'too-little', 'nothing'],
  [-50_000, 'too-little', 'owing'],
] as const)('of %s paisa and %s is %s', (owed, leftOut, state) => {
  expect(next(owed, leftOut)).toBe(state);
});

test('of an ordered payout does not depend on what became owed since', () => {
  expect(next(0, null, 'ordered')).toBe('ordered');
});
