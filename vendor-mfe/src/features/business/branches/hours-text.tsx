import type { OpeningSpanView } from 'shared-ui/api/vendors';
import { toDevanagari } from 'shared-ui/format';
import { useFormat, useTexts } from 'shared-ui/i18n';
import styles from '../business.module.css';
import { businessTexts } from '../texts';
import { hoursLines, type HoursLine } from './common-hours';

/** Opening hours of a branch on one line. */
export function HoursText({ hours }: { hours: readonly OpeningSpanView[] | null }) {
  const t = useTexts(businessTexts);
  const format = useFormat();
  if (!hours) return <div className={styles.quiet}>{t('hoursNotSaid')}</div>;
  const daysOf = ({ from, until }: HoursLine): string => {
    if (from === 0 && until === 6) return t('everyDay');
    const first = format.weekday(from, 'short');
    return from === until ? first : `${first}–${format.weekday(until, 'short')}`;
  };
  const timesOf = ({ times }: HoursLine): string =>
    times ? (format.language === 'ne' ? toDevanagari(times) : times) : t('closed');
  return (
    <div className={styles.quiet}>
      {hoursLines(hours)
        .map((line) => `${daysOf(line)} ${timesOf(line)}`)
        .join(' · ')}
    </div>
  );
}
