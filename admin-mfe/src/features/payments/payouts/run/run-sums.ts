import type { PayoutCandidateView, PayoutRunLineView } from 'shared-ui/api/admin-payout-runs';

type Kind = PayoutRunLineView['kind'];

interface PaidLine {
  kind: Kind;
  /** Whole rupees. */
  amount: number;
}

interface Sum {
  count: number;
  paisa: number;
}

export interface RunSums {
  paid: Sum;
  /** Only the channels with payouts. */
  channels: readonly (Sum & { kind: Kind })[];
  /** Not paid until the business does something, or a time is over. */
  held: Sum;
  /** Paid by a later run. */
  carried: Sum;
  /** Owed to all businesses. */
  totalPaisa: number;
}

const KINDS: readonly Kind[] = ['bank', 'esewa', 'khalti'];

export const isHeld = ({ leftOut }: Pick<PayoutCandidateView, 'leftOut'>): boolean =>
  leftOut !== null && leftOut !== 'too-little';

const sumOf = (paisa: readonly number[]): Sum => ({
  count: paisa.length,
  paisa: paisa.reduce((total, one) => total + one, 0),
});

/**
 * Sums of a run; paid, held and carried over add up to the total.
 * @param lines payouts of the run
 * @param owed balances without these payouts
 */
export function runSums(
  lines: readonly PaidLine[],
  owed: readonly Pick<PayoutCandidateView, 'owedPaisa' | 'leftOut'>[],
): RunSums {
  const paid = sumOf(lines.map(({ amount }) => amount * 100));
  const held = sumOf(owed.filter(isHeld).map(({ owedPaisa }) => owedPaisa));
  const carried = sumOf(
    owed.filter((one) => !isHeld(one) && one.owedPaisa > 0).map(({ owedPaisa }) => owedPaisa),
  );
  return {
    paid,
    channels: KINDS.map((kind) => ({
      kind,
      ...sumOf(lines.filter((line) => line.kind === kind).map(({ amount }) => amount * 100)),
    })).filter(({ count }) => count > 0),
    held,
    carried,
    totalPaisa: paid.paisa + held.paisa + carried.paisa,
  };
}

/** What remains of the balances when a run pays the candidates. */
export const remainderOf = (candidates: readonly PayoutCandidateView[]): PayoutCandidateView[] =>
  candidates.map((one) => (one.leftOut ? one : { ...one, owedPaisa: one.owedPaisa - one.amount * 100 }));
