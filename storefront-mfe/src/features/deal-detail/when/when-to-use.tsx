import { CalendarDays, Clock, Ticket } from 'lucide-react';
import type { DealPageView } from 'shared-ui/api/deals';
import { useFormat, useTexts, type Format } from 'shared-ui/i18n';
import { cx, useNow } from 'shared-ui/ui';
import { clockText } from '../terms/deal-terms';
import { dealDetailTexts } from '../texts';
import { bikramDay } from 'shared-ui/format';
import { isRun, nepalWeekdayOf, usableToday } from './usable-today';
import styles from './when-to-use.module.css';

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Weekdays on which the deal can be used, as a graphic. The sentence below states the same. */
function WeekStrip({ days, today }: { days: readonly number[]; today: number | null }) {
  const format = useFormat();
  return (
    <div aria-hidden className={styles.week}>
      {WEEK.map((day) => (
        <span key={day} className={cx(!days.includes(day) && styles.out, day === today && styles.today)}>
          {format.weekday(day, 'short')}
        </span>
      ))}
    </div>
  );
}

function useDays(days: readonly number[], format: Format): string {
  const t = useTexts(dealDetailTexts);
  if (days.length === WEEK.length) return t('everyDay');
  const names = days.map((day) => format.weekday(day));
  if (isRun(days)) return t('dayRange', { from: names[0] ?? '', until: names.at(-1) ?? '' });
  return names.join(', ');
}

const MINUTES = 60;

type Opened = Pick<DealPageView, 'opening' | 'nextUseAt'>;

const hasOpeningHours = ({ opening }: DealPageView): boolean =>
  opening?.state === 'open' || opening?.state === 'closed';

/** Usability today of a deal without hours of its own: it follows the opening hours of its places, where they are known. */
function TodayByOpening({ deal: { opening, nextUseAt }, now }: { deal: Opened; now: Date }) {
  const t = useTexts(dealDetailTexts);
  const format = useFormat();
  const { state, changesAt } = opening ?? {};
  // The server's state is over once its time has passed.
  if (state === 'open' && changesAt)
    return new Date(changesAt) > now ? (
      <small className={styles.now}>{t('openUntil', { time: format.hour(changesAt) })}</small>
    ) : null;
  if (state === 'closed')
    return nextUseAt ? (
      <small className={styles.later}>{t('opensAt', { time: format.nextHour(nextUseAt, now) })}</small>
    ) : null;
  return <small className={styles.now}>{t('todayAllDay')}</small>;
}

/** Usability today, shown once the browser knows the time. */
function Today({ deal }: { deal: DealPageView }) {
  const t = useTexts(dealDetailTexts);
  const format = useFormat();
  const now = useNow();
  if (!now || deal.status !== 'live') return <small className={styles.said} />;
  const today = usableToday(deal.terms, now);
  if (today.state === 'later')
    return <small className={styles.later}>{t('todayFrom', { from: clockText(today.from, format) })}</small>;
  if (today.state !== 'now')
    return <small className={styles.later}>{t(today.state === 'over' ? 'todayOver' : 'notToday')}</small>;
  if (today.minutesLeft === null) return <TodayByOpening deal={deal} now={now} />;
  const left =
    today.minutesLeft < MINUTES
      ? t('minutesMore', { count: today.minutesLeft })
      : t('hoursMore', {
          hours: Math.floor(today.minutesLeft / MINUTES),
          minutes: today.minutesLeft % MINUTES,
        });
  return <small className={styles.now}>{t('todayNow', { left })}</small>;
}

/** Times of use of a deal: days, hours, end date and limit. */
export function WhenToUse({ deal }: { deal: DealPageView }) {
  const t = useTexts(dealDetailTexts);
  const format = useFormat();
  const now = useNow();
  const { weekdays, hoursFrom, hoursUntil, blackoutDates, redemptionLimit } = deal.terms;
  const days = weekdays ?? WEEK;
  const daysText = useDays(days, format);
  const daysOut = (blackoutDates ?? []).map((day) => format.shortDate(`${day}T12:00:00+05:45`));
  const bikram = format.language === 'en' ? bikramDay(deal.endDate) : null;
  const more = [bikram, daysOut.length > 0 && t('notOn', { days: daysOut.join(', ') })].filter(Boolean);
  const hours =
    hoursFrom && hoursUntil
      ? t('hoursRange', { from: clockText(hoursFrom, format), until: clockText(hoursUntil, format) })
      : hasOpeningHours(deal) && t('whileOpen');
  return (
    <>
      <WeekStrip days={days} today={now && nepalWeekdayOf(now)} />
      <ul className={styles.lines}>
        <li>
          <Clock size={20} />
          <span>
            <b>{[daysText, hours].filter(Boolean).join(', ')}</b>
            <Today deal={deal} />
          </span>
        </li>
        <li>
          <CalendarDays size={20} />
          <span>
            <b>{t('untilDay', { day: format.date(deal.endDate) })}</b>
            {more.length > 0 && <small className={styles.said}>{more.join(' · ')}</small>}
          </span>
        </li>
        {redemptionLimit && (
          <li>
            <Ticket size={20} />
            <b>{t('codesPerPerson', { count: redemptionLimit })}</b>
          </li>
        )}
      </ul>
    </>
  );
}
