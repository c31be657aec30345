import { useFormat, useTexts } from 'shared-ui/i18n';
import { Card } from 'shared-ui/ui';
import { clockOf } from './advice/advice-content';
import card from './card.module.css';
import styles from './hours-card.module.css';
import { busiest, mostIn, openHours, quietHours, shadeOf, type WeekOfHours } from './busy-hours';
import { analyticsTexts } from './texts';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Redemptions by weekday and hour. */
export function HoursCard({ hours }: { hours: WeekOfHours }) {
  const t = useTexts(analyticsTexts);
  const format = useFormat();
  const open = openHours(hours);
  const peak = busiest(hours);
  const quiet = quietHours(hours);
  const hour = (of: number) => format.hour(clockOf(`${String(of).padStart(2, '0')}:00`));
  return (
    <Card className={card.card}>
      <h2>{t('busiest')}</h2>
      {!open || !peak ? (
        <p className={card.note}>{t('noHours')}</p>
      ) : (
        <>
          <p className={card.note}>
            {t('peak', { weekday: format.weekday(peak.weekday), from: hour(peak.hour) })}
          </p>
          <div className={styles.hoursFrame} tabIndex={0} role="region" aria-label={t('busiest')}>
            <table className={styles.hours}>
              <thead>
                <tr>
                  <td />
                  {hoursIn(open.from, open.until).map((of) => (
                    <th key={of} scope="col">
                      {format.number(of)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {WEEKDAYS.map((weekday) => (
                  <tr key={weekday}>
                    <th scope="row">{format.weekday(weekday, 'short')}</th>
                    {hoursIn(open.from, open.until).map((of) => {
                      const used = hours[weekday]?.[of] ?? 0;
                      return (
                        <td key={of}>
                          <span className={styles[`shade${shadeOf(used, mostIn(hours))}`]}>
                            {format.number(used)}
                          </span>
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {quiet && (
            <p className={styles.suggestion}>
              <b>{t('quiet', { from: hour(quiet.from), until: hour(quiet.until) })}</b> {t('quietHint')}
            </p>
          )}
        </>
      )}
    </Card>
  );
}

const hoursIn = (from: number, until: number): number[] =>
  Array.from({ length: until - from }, (_, place) => from + place);
