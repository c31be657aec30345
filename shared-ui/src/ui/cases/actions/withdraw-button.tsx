import { useState } from 'react';
import { useCasesWithdrawMutation, type HonourCaseView } from '../../../store/api/honour';
import { useTexts } from '../../../platform/i18n';
import { useDecision } from '../../../platform/decision';
import { Button, ConfirmDialog } from '../../kit';
import styles from './case-actions.module.css';
import { caseTexts } from '../texts';

/** Ends a case for the customer, after a confirmation. */
export function WithdrawButton({ shown: { id, allowed } }: { shown: HonourCaseView }) {
  const t = useTexts(caseTexts);
  const { busy, decide } = useDecision();
  const [withdraw] = useCasesWithdrawMutation();
  const [isAsked, setAsked] = useState(false);
  if (!allowed.includes('withdraw')) return null;
  async function send(): Promise<void> {
    await decide(
      id,
      (key) => withdraw({ id, 'Idempotency-Key': key }).unwrap(),
      { kind: 'info', title: t('withdrawn') },
      t('withdrawFailed'),
    );
    setAsked(false);
  }
  return (
    <>
      <Button variant="text" className={styles.withdraw} onClick={() => setAsked(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('withdrawTitle')}
        text={t('withdrawText')}
        confirm={t('withdrawConfirm')}
        cancel={t('withdrawKeep')}
        variant="danger"
        busy={busy}
        onConfirm={() => void send()}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
