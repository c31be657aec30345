import { useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, ConfirmDialog } from 'shared-ui/ui';
import { useDecision } from 'shared-ui/platform';
import { overviewTexts } from './texts';

interface QuickDecisionProps {
  kind: 'approve' | 'verify';
  /** Name of the deal or business. */
  title: string;
  /** Identifies the decision, so that a repeated press sends the same idempotency key. */
  what: unknown;
  act(): Promise<unknown>;
}

/** Button for the most frequent decision, with a confirmation dialog that describes the effect. */
export function QuickDecision({ kind, title, what, act }: QuickDecisionProps) {
  const t = useTexts(overviewTexts);
  const [asked, setAsked] = useState(false);
  const { busy, decide } = useDecision();
  const confirmed = async () => {
    const done = { kind: 'success', title: t(`${kind}Done`), text: t(`${kind}DoneText`, { title }) } as const;
    await decide(what, act, done, t(`${kind}Failed`));
    setAsked(false);
  };
  return (
    <>
      <Button
        variant="confirm"
        size="small"
        disabled={busy}
        aria-label={`${t(kind)}: ${title}`}
        onClick={() => setAsked(true)}
      >
        {t(kind)}
      </Button>
      {asked && (
        <ConfirmDialog
          open
          title={t(`${kind}Title`, { title })}
          text={t(`${kind}Text`)}
          confirm={t(kind)}
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
