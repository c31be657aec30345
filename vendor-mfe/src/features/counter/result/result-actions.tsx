import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, ButtonLink, useNow } from 'shared-ui/ui';
import { OfflineUndo } from '../offline/screens/offline-undo';
import { ConfirmForm } from './confirm-form';
import { isBendable } from './outcome';
import { isVoidable } from '../today/day-total';
import type { Outcome } from './outcome';
import { overrideTexts } from '../overrides/texts';
import styles from './result.module.css';
import { counterTexts } from '../texts';
import type { Counter } from '../use-counter';

interface ResultActionsProps {
  outcome: Outcome;
  counter: Counter;
  onUndo(): void;
  /** Asks a manager to accept the code against a term. */
  onBend(): void;
}

/** Message shown without a connection: last response, and the automatic retry. */
function Silence({ confirming, lastOnline }: { confirming: boolean; lastOnline: Date | null }) {
  const t = useTexts(counterTexts);
  const format = useFormat();
  return (
    <>
      <p className={styles.advice}>{t(confirming ? 'offlineConfirmAdvice' : 'offlineAdvice')}</p>
      <p className={styles.seen}>
        {lastOnline && <b>{t('lastOnline', { time: format.time(lastOnline) })}</b>}
        {t('tryingAgain')}
      </p>
    </>
  );
}

function Disagreement() {
  const t = useTexts(counterTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="large"
        wide
        variant="tint"
        className={styles.tall}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('disagrees')}
      </Button>
      {open && (
        <div className={styles.help}>
          <p>{t('disagreesText')}</p>
          <ButtonLink to="/contact" variant="text">
            {t('writeToUs')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function BendButton({ onBend }: Pick<ResultActionsProps, 'onBend'>) {
  const t = useTexts(overrideTexts);
  return (
    <Button size="large" wide variant="tint" className={styles.tall} onClick={onBend}>
      {t('acceptAnyway')}
    </Button>
  );
}

/** Actions for the result, as large buttons. */
export function ResultActions({ outcome, counter, onUndo, onBend }: ResultActionsProps) {
  const t = useTexts(counterTexts);
  const now = useNow();
  if (outcome.kind === 'valid')
    return <ConfirmForm pass={outcome.pass} bill={outcome.bill} counter={counter} />;
  const isUnchecked = outcome.kind === 'offline' || outcome.kind === 'failed';
  const isRepeatable = isUnchecked || outcome.kind === 'not-stored';
  const isChangeable = outcome.kind === 'bill-too-small' || outcome.kind === 'party-too-small';
  const wasUsed = outcome.kind === 'accepted' || outcome.kind === 'used';
  return (
    <div className={styles.actions}>
      {outcome.kind === 'offline' && (
        <Silence confirming={outcome.confirming} lastOnline={counter.lastOnline} />
      )}
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
      {isChangeable && (
        <Button
          size="large"
          wide
          className={styles.tall}
          onClick={() => counter.show({ ...outcome, kind: 'valid' })}
        >
          {t(outcome.kind === 'bill-too-small' ? 'changeBill' : 'changeGuests')}
        </Button>
      )}
      <Button
        size="large"
        wide
        variant={isRepeatable || isChangeable ? 'tint' : 'primary'}
        className={styles.tall}
        onClick={counter.next}
      >
        {t(isUnchecked ? 'typeInstead' : 'next')}
      </Button>
      {isBendable(outcome) && <BendButton onBend={onBend} />}
      {outcome.kind === 'accepted-offline' && (
        <OfflineUndo entry={outcome.entry} pass={outcome.pass} counter={counter} />
      )}
      {wasUsed && now && isVoidable(outcome.pass, now) && (
        <Button size="large" wide variant="tint" className={styles.tall} onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
      {outcome.kind === 'used' && <Disagreement />}
    </div>
  );
}
