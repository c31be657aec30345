import { expect, test } from '@jest/globals';
import type { PayoutCandidateView } from 'shared-ui/api/admin-payout-runs';
import { remainderOf, runSums } from './run-sums';

const owes = (owedPaisa: number, amount: number, leftOut: PayoutCandidateView['leftOut'] = null) =>
  ({ owedPaisa, amount, leftOut, kind: 'bank' }) as PayoutCandidateView;

test('the sums of a run add up to what is owed in all', () => {
  const candidates = [
    owes(720_050, 7_200),
    owes(507_000, 5_070),
    owes(150_000, 1_500, 'held'),
    owes(20_000, 200, 'no-account'),
    owes(80_000, 800, 'too-little'),
  ];
  const lines = [
    { kind: 'bank', amount: 7_200 },
    { kind: 'esewa', amount: 5_070 },
  ] as const;
  const sums = runSums(lines, remainderOf(candidates));
  expect(sums).toEqual({
    paid: { count: 2, paisa: 1_227_000 },
    channels: [
      { kind: 'bank', count: 1, paisa: 720_000 },
      { kind: 'esewa', count: 1, paisa: 507_000 },
    ],
    held: { count: 2, paisa: 170_000 },
    carried: { count: 2, paisa: 80_050 },
    totalPaisa: 1_477_050,
  });
  expect(sums.totalPaisa).toBe(candidates.reduce((total, { owedPaisa }) => total + owedPaisa, 0));
});

test('a run without candidates pays its lines only', () => {
  expect(runSums([{ kind: 'khalti', amount: 10 }], [])).toMatchObject({
    totalPaisa: 1_000,
    held: { count: 0 },
  });
});
