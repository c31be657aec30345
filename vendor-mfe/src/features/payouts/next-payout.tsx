import type { NextPayoutView } from 'shared-ui/api/vendor-account';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, ButtonLink, DhakaBand } from 'shared-ui/ui';
import { type NextPayoutState, nextPayoutState } from './next-payout-state';
import styles from './next-payout.module.css';
import { payoutsTexts } from './texts';
import { WeekStrip } from './week-strip';

interface NextPayoutProps {
  next: NextPayoutView;
  unusedPaisa: number;
  /** Opens the form of the account; undefined for people who may not change it. */
  onAccount: (() => void) | undefined;
}

const rupeesOf = (paisa: number): number => Math.abs(paisa) / 100;

/** Sentences below the sum: why, until when, and what to do. */
function useSentences(next: NextPayoutView, state: NextPayoutState, isOwner: boolean): string[] {
  const t = useTexts(payoutsTexts);
  const format = useFormat();
  const { withheldPaisa, cutoffAt, leastRupees, leftOut, heldUntil, owed } = next;
  const later = withheldPaisa > 0 ? [t('withheld', { amount: format.money(rupeesOf(withheldPaisa)) })] : [];
  switch (state) {
    case 'scheduled':
      return [...later, t('cutoff', { time: format.dateTime(cutoffAt) })];
    case 'ordered':
      return [t('orderedText'), ...later];
    case 'no-account':
      return [
        t(isOwner ? 'noAccountText' : 'noAccountOfOwner', { amount: format.money(rupeesOf(owed.owedPaisa)) }),
      ];
    case 'held':
      if (leftOut === 'suspended' || leftOut === 'factor-reset') return [t(`leftOut_${leftOut}`)];
      return [heldUntil ? t('heldText', { until: format.dateTime(heldUntil) }) : t('leftOut_held')];
    case 'carried-over':
      // What became owed after the cut-off may be all there is.
      if (owed.owedPaisa <= withheldPaisa) return later;
      return [t('carriedText', { amount: format.money(leastRupees) }), ...later];
    case 'owing':
      return [t('youOweText')];
    default:
      return [t('nothingText')];
  }
}

/** Dark card with the day and sum of the next payout, or with what has to happen before there is one. */
export function NextPayout({ next, unusedPaisa, onAccount }: NextPayoutProps) {
  const t = useTexts(payoutsTexts);
  const format = useFormat();
  const state = nextPayoutState(next);
  const sentences = useSentences(next, state, onAccount !== undefined);
  const isPaid = state === 'scheduled' || state === 'ordered';
  const weekday = format.weekday(new Date(`${next.day}T00:00:00Z`).getUTCDay());
  const day = format.shortDate(next.day);
  return (
    <section className={styles.card} aria-labelledby="next-payout">
      <DhakaBand size="slim" />
      <div className={styles.inner}>
        <div className={styles.top}>
          <h2 id="next-payout" className={styles.title}>
            {state === 'owing' ? t('youOwe') : t('nextOf', { weekday, day })}
          </h2>
          <span className={styles.state}>{t(`next_${state}`)}</span>
        </div>
        <p className={styles.sum}>{format.money(isPaid ? next.amount : rupeesOf(next.owed.owedPaisa))}</p>
        {sentences.map((sentence) => (
          <p key={sentence} className={styles.text}>
            {sentence}
          </p>
        ))}
        {unusedPaisa > 0 && (
          <p className={styles.text}>{t('unusedLine', { amount: format.money(rupeesOf(unusedPaisa)) })}</p>
        )}
        {state === 'no-account' && onAccount && (
          <Button variant="sun" className={styles.action} onClick={onAccount}>
            {t('enterAccount')}
          </Button>
        )}
        {next.leftOut === 'suspended' && (
          <ButtonLink variant="sun" className={styles.action} to="/contact">
            {t('writeToUs')}
          </ButtonLink>
        )}
        {isPaid && <WeekStrip day={next.day} />}
      </div>
    </section>
  );
}
