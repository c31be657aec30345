import type { NextPayoutView } from 'shared-ui/api/vendor-account';

export type NextPayoutState =
  'scheduled' | 'ordered' | 'held' | 'no-account' | 'carried-over' | 'nothing' | 'owing';

/** What the card of the next payout says. */
export function nextPayoutState({ state, leftOut, owed }: NextPayoutView): NextPayoutState {
  if (state === 'ordered') return 'ordered';
  if (owed.owedPaisa < 0) return 'owing';
  if (owed.owedPaisa === 0) return 'nothing';
  if (leftOut === null) return 'scheduled';
  if (leftOut === 'no-account') return 'no-account';
  return leftOut === 'too-little' ? 'carried-over' : 'held';
}
