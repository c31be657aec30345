import { useState } from 'react';
import {
  useAdminDealChecksApproveMutation,
  type BulkDecisionView,
  type CheckedDealView,
  type ManagedDealView,
} from 'shared-ui/api/admin';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { Button, ConfirmDialog } from 'shared-ui/ui';
import { useToast } from 'shared-ui/platform';
import { BulkResults, type BulkResult } from './bulk-results';
import styles from '../moderation.module.css';
import { proposedDeal } from '../proposal/proposal';
import { moderationTexts } from '../texts';

interface BulkApprovalProps {
  deals: readonly ManagedDealView[];
  checked: readonly CheckedDealView[];
}

/** Sends the approvals, and reads the outcome of each. */
function useBulkApproval(deals: readonly ManagedDealView[], checked: readonly CheckedDealView[]) {
  const t = useTexts(moderationTexts);
  const language = useLanguage();
  const toast = useToast();
  const [approve, { isLoading }] = useAdminDealChecksApproveMutation();
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  const passing = deals.filter(({ id }) =>
    checked.some(({ dealId, allPassed }) => dealId === id && allPassed),
  );

  async function tell(decisions: readonly BulkDecisionView[]): Promise<void> {
    const titleOf = (id: number) => {
      const deal = deals.find((one) => one.id === id);
      return deal ? proposedDeal(deal).title : String(id);
    };
    const told = decisions.map(async ({ dealId, approved, code, message }) => ({
      dealId,
      title: titleOf(dealId),
      refusal: approved
        ? null
        : await describeFailure(
            { status: 409, code: code ?? '', message: message ?? '', errors: [] },
            language,
            t('approveFailedText'),
          ),
    }));
    setResults(await Promise.all(told));
    const count = decisions.filter(({ approved }) => approved).length;
    if (count > 0) toast({ kind: 'success', title: t('approvedTitle'), text: t('bulkDone', { count }) });
  }

  async function decide(): Promise<void> {
    try {
      const seen = passing.map(({ id, version, pendingRevision }) => ({
        id,
        version,
        revisionId: pendingRevision?.id,
      }));
      await tell(await approve({ approveDealsDto: { deals: seen } }).unwrap());
    } catch (failure) {
      const text = await describeFailure(failure, language, t('approveFailedText'));
      toast({ kind: 'error', title: t('approveFailed'), text });
    }
  }

  return { passing, isLoading, results, decide, close: () => setResults([]) };
}

/** Approves those of the page that pass all checks, after asking, and says what became of each. */
export function BulkApproval({ deals, checked }: BulkApprovalProps) {
  const t = useTexts(moderationTexts);
  const { passing, isLoading, results, decide, close } = useBulkApproval(deals, checked);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.bulk}>
      {passing.length > 0 && (
        <Button variant="confirm" disabled={isLoading} onClick={() => setAsking(true)}>
          {t('bulk', { count: passing.length })}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('bulkTitle')}
        text={t('bulkText')}
        confirm={t('approve')}
        cancel={t('cancel')}
        variant="confirm"
        busy={isLoading}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void decide();
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
