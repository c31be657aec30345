import type { PayoutRunSummaryView } from 'shared-ui/api/admin-payout-runs';

export const RUN_STEPS = ['collect', 'check', 'pay', 'confirm'] as const;

/** Index of the current step; 4 when all are done, -1 for a run that was not approved. A run that does not exist yet is collected. */
export function runStep(run: Pick<PayoutRunSummaryView, 'state' | 'fileAt'> | null): number {
  if (!run) return 0;
  if (run.state === 'rejected') return -1;
  if (run.state === 'paid') return RUN_STEPS.length;
  return run.fileAt ? 2 : 1;
}
