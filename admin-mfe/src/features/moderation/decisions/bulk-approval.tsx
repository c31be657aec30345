import { useState } from 'react';
import {
  useAdminDealChecksApproveMutation,
  type BulkDecisionView,
  type CheckedDealView,
  type ManagedDealView,
} from 'shared-ui/api/admin';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { Button, ConfirmDialog } from 'shared-ui/ui';
import { useDecision } from 'shared-ui/platform';
import { BulkResults, type BulkResult } from './bulk-results';
import styles from '../moderation.module.css';
import { useOwnBusinessId } from '../../../shared/own-business/own-business';
import { proposedDeal } from '../../../shared/deal-review/proposal';
import { moderationTexts } from '../../../shared/deal-review/texts';

interface BulkApprovalProps {
  deals: readonly ManagedDealView[];
  checked: readonly CheckedDealView[];
}

/** Sends the approvals and collects the result of each deal. */
function useBulkApproval(deals: readonly ManagedDealView[], checked: readonly CheckedDealView[]) {
  const t = useTexts(moderationTexts);
  const language = useLanguage();
  const { busy, decide } = useDecision();
  const [approve] = useAdminDealChecksApproveMutation();
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  const ownId = useOwnBusinessId();
  const passing = deals.filter(
    ({ id, vendorId }) =>
      vendorId !== ownId && checked.some(({ dealId, allPassed }) => dealId === id && allPassed),
  );

  /** @returns number of approved deals */
  async function tell(decisions: readonly BulkDecisionView[]): Promise<number> {
    const titleOf = (id: number) => {
      const deal = deals.find((one) => one.id === id);
      return deal ? proposedDeal(deal).title : String(id);
    };
    const told = decisions.map(async ({ dealId, approved, code, message }) => ({
      dealId,
      title: titleOf(dealId),
      rejection: approved
        ? null
        : await describeFailure(
            { status: 409, code: code ?? '', message: message ?? '', errors: [] },
            language,
            t('approveFailedText'),
          ),
    }));
    setResults(await Promise.all(told));
    return decisions.filter(({ approved }) => approved).length;
  }

  const approvePassing = () => {
    const seen = passing.map(({ id, version, pendingRevision }) => ({
      id,
      version,
      revisionId: pendingRevision?.id,
    }));
    return decide(
      seen,
      async () => tell(await approve({ approveDealsDto: { deals: seen } }).unwrap()),
      (approved) =>
        approved > 0
          ? { kind: 'success', title: t('approvedTitle'), text: t('bulkDone', { count: approved }) }
          : undefined,
      { title: t('approveFailed'), text: t('approveFailedText') },
    );
  };

  return { passing, busy, results, approvePassing, close: () => setResults([]) };
}

/** Approves all deals of other businesses on the page that pass every check, after confirmation, and lists the result of each. */
export function BulkApproval({ deals, checked }: BulkApprovalProps) {
  const t = useTexts(moderationTexts);
  const { passing, busy, results, approvePassing, close } = useBulkApproval(deals, checked);
  const [isConfirming, setConfirming] = useState(false);
  return (
    <div className={styles.bulk}>
      {passing.length > 0 && (
        <Button variant="confirm" disabled={busy} onClick={() => setConfirming(true)}>
          {t('bulk', { count: passing.length })}
        </Button>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={t('bulkTitle')}
        text={t('bulkText')}
        confirm={t('approve')}
        cancel={t('cancel')}
        variant="confirm"
        busy={busy}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          void approvePassing();
        }}
      >
        <ul className={styles.named}>
          {passing.map((deal) => (
            <li key={deal.id}>{proposedDeal(deal).title}</li>
          ))}
        </ul>
      </ConfirmDialog>
      <BulkResults results={results} onClose={close} />
    </div>
  );
}
