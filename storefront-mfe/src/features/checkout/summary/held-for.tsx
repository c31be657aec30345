import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toDevanagari } from 'shared-ui/format';
import { useFormat, useTexts } from 'shared-ui/i18n';
import shared from '../checkout.module.css';
import styles from './held-for.module.css';
import { clockOf } from '../countdown';
import { checkoutTexts } from '../texts';

const SECOND = 1_000;

/** Time for which prices and capacity are reserved; calls `onOver` when it has expired. */
export function HeldFor({ until, onOver }: { until: string; onOver(): void }) {
  const t = useTexts(checkoutTexts);
  const format = useFormat();
  const [left, setLeft] = useState(() => Date.parse(until) - Date.now());
  const isOver = left <= 0;
  useEffect(() => {
    const tick = setInterval(() => setLeft(Date.parse(until) - Date.now()), SECOND);
    return () => clearInterval(tick);
  }, [until]);
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  const clock = clockOf(left);
  return (
    <p className={styles.held}>
      <Clock size={18} aria-hidden />
      <span>
        {t(clock ? 'held' : 'heldUntil')}{' '}
        <b role="timer">
          {clock ? (format.language === 'ne' ? toDevanagari(clock) : clock) : format.dateTime(until)}
        </b>
        <span className={shared.small}>{t('heldText')}</span>
      </span>
    </p>
  );
}
