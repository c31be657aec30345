import { useAdminApprovalsListQuery } from 'shared-ui/api/admin-approvals';
import type { PayoutRunView } from 'shared-ui/api/admin-payout-runs';
import { useTexts } from 'shared-ui/i18n';
import { Alert } from 'shared-ui/ui';
import { ApprovalActions } from '../../approvals/approval-actions';
import { approvalsTexts } from '../../approvals/approvals-texts';

/** Notice about a large payout run that needs a second admin's approval or was rejected. */
export function RunApproval({ run: { id, state } }: { run: PayoutRunView }) {
  const t = useTexts(approvalsTexts);
  const waits = state === 'open';
  const { currentData } = useAdminApprovalsListQuery({ state: 'pending' }, { skip: !waits });
  const approval = currentData?.find(({ subjectId }) => subjectId === id);
  return (
    <Alert tone={waits ? 'warning' : 'error'} title={t(waits ? 'runWaits' : 'runRejected')}>
      {approval && <ApprovalActions approval={approval} />}
    </Alert>
  );
}
