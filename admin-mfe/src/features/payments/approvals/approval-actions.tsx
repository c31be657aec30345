import { useState } from 'react';
import {
  useAdminApprovalsApproveMutation,
  useAdminApprovalsRejectMutation,
  type ApprovalView,
} from 'shared-ui/api/admin-approvals';
import { ReasonDialog } from '../../../shared/reason-dialog/reason-dialog';
import { OwnAffairNote } from '../../../shared/own-business/own-business';
import { useDecision, useCurrentUser } from 'shared-ui/platform';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, ConfirmDialog } from 'shared-ui/ui';
import { subjectOf } from './approval-labels';
import { approvalsTexts } from './approvals-texts';
import styles from '../payments.module.css';

/** @param onDone called after the approval or the rejection was sent */
function useSendDecision({ id, amount: rupees }: ApprovalView, onDone: () => void) {
  const t = useTexts(approvalsTexts);
  const format = useFormat();
  const { busy, decide } = useDecision();
  const [approve] = useAdminApprovalsApproveMutation();
  const [reject] = useAdminApprovalsRejectMutation();
  const amount = format.money(rupees);
  const sendApproval = () =>
    decide(
      id,
      (key) => approve({ id, 'Idempotency-Key': key }).unwrap(),
      { kind: 'success', title: t('approved'), text: t('approvedText', { amount }) },
      t('notApproved'),
    ).then(onDone);
  const sendRejection = (reason: string) =>
    decide(
      [id, reason],
      (key) => reject({ id, rejectApprovalDto: { reason }, 'Idempotency-Key': key }).unwrap(),
      { kind: 'success', title: t('rejected'), text: t('rejectedText') },
      t('notRejected'),
    ).then((isDone) => isDone && onDone());
  return { busy, sendApproval, sendRejection };
}

/** Decision about a request; a note if it concerns the admin. */
export const ApprovalActions = ({ approval }: { approval: ApprovalView }) =>
  approval.isOwn ? <OwnAffairNote /> : <ApprovalButtons approval={approval} />;

/** Approve and reject buttons. The admin who made the request can only withdraw it. */
function ApprovalButtons({ approval }: { approval: ApprovalView }) {
  const t = useTexts(approvalsTexts);
  const format = useFormat();
  const { user } = useCurrentUser();
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null);
  const { requestedBy } = approval;
  const isRequester = user?.id === requestedBy.id;
  const what = subjectOf(approval, t, format);
  const amount = format.money(approval.amount);
  const close = () => setAsked(null);
  const { busy, sendApproval, sendRejection } = useSendDecision(approval, close);
  return (
    <div className={styles.decisions}>
      {!isRequester && (
        <Button size="small" aria-label={t('approveOf', { what })} onClick={() => setAsked('approve')}>
          {t('approve')}
        </Button>
      )}
      <Button
        variant="outline"
        size="small"
        aria-label={t(isRequester ? 'withdrawOf' : 'rejectOf', { what })}
        onClick={() => setAsked('reject')}
      >
        {t(isRequester ? 'withdraw' : 'reject')}
      </Button>
      {isRequester && <span className={styles.note}>{t('own')}</span>}
      {asked === 'approve' && (
        <ConfirmDialog
          open
          variant="confirm"
          title={t('approveTitle', { amount })}
          text={t('approveText', { what, name: requestedBy.name })}
          confirm={t('approve')}
          cancel={t('cancel')}
          busy={busy}
          onClose={close}
          onConfirm={() => void sendApproval()}
        />
      )}
      {asked === 'reject' && (
        <ReasonDialog
          title={t('rejectTitle', { amount })}
          text={t('rejectText', { what, name: requestedBy.name })}
          confirm={t(isRequester ? 'withdraw' : 'reject')}
          busy={busy}
          onClose={close}
          onReason={(reason) => void sendRejection(reason)}
        />
      )}
    </div>
  );
}
