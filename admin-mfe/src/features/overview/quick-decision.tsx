import { useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, ConfirmDialog } from 'shared-ui/ui';
import { useDecision } from 'shared-ui/platform';
import { overviewTexts } from './texts';

interface QuickDecisionProps {
  kind: 'approve' | 'verify';
  /** Of what is decided about. */
  title: string;
  /** What the call is about; the same is decided once. */
  what: unknown;
  act(): Promise<unknown>;
}

/** The decision that is made most, from the overview. It asks first and says what will happen. */
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
