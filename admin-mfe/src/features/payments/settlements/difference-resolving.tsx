import { useState } from 'react';
import {
  type SettlementDifferenceView,
  useAdminSettlementsResolveMutation,
} from 'shared-ui/api/admin-settlements';
import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { AnswerDialog } from '../answer-dialog';
import { paymentsTexts } from '../texts';
import { useAnswer } from '../use-answer';

const MIN_NOTE = 3;
const MAX_NOTE = 500;

interface DifferenceResolvingProps {
  difference: Pick<SettlementDifferenceView, 'id' | 'reference'>;
}

/** Resolves a difference, with a note. */
export function DifferenceResolving({ difference: { id, reference } }: DifferenceResolvingProps) {
  const t = useTexts(paymentsTexts);
  const [resolve] = useAdminSettlementsResolveMutation();
  const { busy, failure, decide } = useAnswer();
  const [isAsked, setAsked] = useState(false);
  const answer = async (note: string) => {
    const isDone = await decide(
      [id, note],
      (key) => resolve({ id, resolveDifferenceDto: { note }, 'Idempotency-Key': key }).unwrap(),
      { kind: 'success', title: t('resolveDone'), text: t('resolveDoneText') },
      t('resolveFailed'),
    );
    if (isDone) setAsked(false);
  };
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setAsked(true)}>
        {t('resolve')}
      </Button>
      {isAsked && (
        <AnswerDialog
          title={t('resolveTitle', { reference })}
          text={t('resolveText')}
          label={t('resolveLabel')}
          confirm={t('resolve')}
          shortest={MIN_NOTE}
          longest={MAX_NOTE}
          busy={busy}
          failure={failure}
          onClose={() => setAsked(false)}
          onAnswer={(note) => void answer(note)}
        />
      )}
    </>
  );
}
