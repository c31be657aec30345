import { useState } from 'react';
import { useAdminPayoutRunsConfirmMutation, type PayoutRunView } from 'shared-ui/api/admin-payout-runs';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { AnswerDialog } from '../../answer-dialog';
import { payoutRunsTexts } from '../payout-runs-texts';
import { useAnswer } from '../../use-answer';

const LONGEST = 100;

/** Records that the bank paid a run. Each payout gets the batch reference with its number. */
export function PayoutConfirmation({ run }: { run: PayoutRunView }) {
  const t = useTexts(payoutRunsTexts);
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  const { busy, failure, decide } = useAnswer();
  const [confirm] = useAdminPayoutRunsConfirmMutation();
  const ordered = run.runLines.filter(({ state }) => state === 'ordered');
  const send = async (batch: string) => {
    const references = ordered.map(({ id, number }) => ({ line: id, reference: `${batch}/${number}` }));
    const isDone = await decide(
      references,
      (key) => confirm({ id: run.id, confirmPayoutRunDto: { references }, 'Idempotency-Key': key }).unwrap(),
      { kind: 'success', title: t('confirmed'), text: t('confirmedText') },
      t('notConfirmed'),
    );
    if (isDone) setAsked(false);
  };
  return (
    <>
      <Button wide onClick={() => setAsked(true)}>
        {t('confirmRun')}
      </Button>
      {isAsked && (
        <AnswerDialog
          title={t('confirmTitle')}
          text={t('confirmText', {
            count: ordered.length,
            shown: format.number(ordered.length),
            amount: format.money(ordered.reduce((sum, { amount }) => sum + amount, 0)),
          })}
          label={t('batchReference')}
          longest={LONGEST}
          confirm={t('confirmRun')}
          busy={busy}
          failure={failure}
          onClose={() => setAsked(false)}
          onAnswer={(batch) => void send(batch)}
        />
      )}
    </>
  );
}
