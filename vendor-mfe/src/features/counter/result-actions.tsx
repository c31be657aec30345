import { RefreshCw } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/kit';
import { ConfirmForm } from './confirm-form';
import type { Outcome } from './outcome';
import styles from './result.module.css';
import { counterTexts } from './texts';
import type { Counter } from './use-counter';

interface ResultActionsProps {
  outcome: Outcome;
  counter: Counter;
  onUndo(): void;
}

/** What can be done now, in buttons for a thumb. */
export function ResultActions({ outcome, counter, onUndo }: ResultActionsProps) {
  const t = useTexts(counterTexts);
  if (outcome.kind === 'valid') return <ConfirmForm pass={outcome.pass} counter={counter} />;
  const isRepeatable = outcome.kind === 'offline' || outcome.kind === 'failed';
  return (
    <div className={styles.actions}>
      {outcome.kind === 'offline' && <p className={styles.advice}>{t('offlineAdvice')}</p>}
      {isRepeatable && (
        <Button
          size="large"
          wide
          className={styles.tall}
          disabled={counter.busy}
          onClick={() => void counter.retry()}
        >
          <RefreshCw size={20} aria-hidden />
          {t(counter.busy ? 'checking' : 'tryAgain')}
        </Button>
      )}
      <Button
        size="large"
        wide
        variant={isRepeatable ? 'tint' : 'primary'}
        className={styles.tall}
        onClick={counter.next}
      >
        {t(isRepeatable ? 'typeInstead' : 'next')}
      </Button>
      {outcome.kind === 'accepted' && (
        <Button size="large" wide variant="tint" className={styles.tall} onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
    </div>
  );
}
