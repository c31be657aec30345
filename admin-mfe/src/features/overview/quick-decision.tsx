import { useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, ConfirmDialog } from 'shared-ui/ui';
import { OwnBusinessNote, useOwnBusiness } from '../../shared/own-business/own-business';
import { DecisionWaits, useUndoDecision, type About } from '../../shared/undo/undo-decisions';
import styles from './overview.module.css';
import { overviewTexts } from './texts';

interface QuickDecisionProps {
  vendorId: number;
  about: Pick<About, 'kind' | 'id' | 'title'>;
  action: 'approve' | 'verify';
  /** Identifies the decision, so that a repeated press sends the same idempotency key. */
  what: unknown;
  act(): Promise<unknown>;
}

/** Button for the most frequent decision, with a confirmation dialog that describes the effect, and its undo window; a note for the own business. */
export function QuickDecision({ vendorId, about, action, what, act }: QuickDecisionProps) {
  const t = useTexts(overviewTexts);
  const [asked, setAsked] = useState(false);
  const { busy, decide, isWaiting } = useUndoDecision();
  const isOwn = useOwnBusiness(vendorId);
  const { title } = about;
  const confirmed = async () => {
    const done = {
      kind: 'success',
      title: t(`${action}Done`),
      text: t(`${action}DoneText`, { title }),
    } as const;
    await decide({ ...about, action }, what, act, done, t(`${action}Failed`));
    setAsked(false);
  };
  if (isOwn)
    return (
      <span className={styles.note}>
        <OwnBusinessNote />
      </span>
    );
  if (isWaiting(about.kind, about.id)) return <DecisionWaits />;
  return (
    <>
      <Button
        variant="confirm"
        size="small"
        disabled={busy}
        aria-label={`${t(action)}: ${title}`}
        onClick={() => setAsked(true)}
      >
        {t(action)}
      </Button>
      {asked && (
        <ConfirmDialog
          open
          title={t(`${action}Title`, { title })}
          text={t(`${action}Text`)}
          confirm={t(action)}
          cancel={t('cancel')}
          variant="confirm"
          busy={busy}
          onClose={() => setAsked(false)}
          onConfirm={() => void confirmed()}
        />
      )}
    </>
  );
}
