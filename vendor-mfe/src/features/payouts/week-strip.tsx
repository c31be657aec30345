import { addNepalDays, bikramSambatOf, fromDayText, nepalDayOf, toDayText } from 'shared-ui/format';
import { useFormat } from 'shared-ui/i18n';
import { cx, useNow } from 'shared-ui/ui';
import styles from './next-payout.module.css';

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

/** Week of the payout from Sunday on, with today and the payout day marked; the heading of the card says the day, too. */
export function WeekStrip({ day }: { day: string }) {
  const format = useFormat();
  const now = useNow();
  const payout = fromDayText(day);
  if (!payout) return null;
  const today = now ? toDayText(nepalDayOf(now)) : '';
  const fromSunday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return (
    <ol className={styles.week} aria-hidden>
      {WEEK.map((weekday) => {
        const one = addNepalDays(payout, weekday - fromSunday);
        const text = toDayText(one);
        const shown = format.language === 'ne' ? (bikramSambatOf(one) ?? one) : one;
        return (
          <li key={weekday}>
            {format.weekday(weekday, 'short')}
            <span className={cx(styles.day, text === day && styles.payout, text === today && styles.today)}>
              {format.number(shown.day)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
