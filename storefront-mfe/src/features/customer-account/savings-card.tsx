import { useVisitsSavingsQuery } from 'shared-ui/api/redemptions';
import { brand, formatMonth, nepalDayOf, toDevanagari } from 'shared-ui/format';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Card, cx, useNow } from 'shared-ui/ui';
import styles from './savings-card.module.css';
import { customerAccountTexts } from './texts';

const TALLEST = 70;
const SHORTEST = 4;

function Bars({ months }: { months: readonly number[] }) {
  const t = useTexts(customerAccountTexts);
  const { language } = useFormat();
  const highest = Math.max(...months, 1);
  const best = months.indexOf(highest);
  return (
    <div role="img" aria-label={t('savedChart')} className={styles.bars}>
      {months.map((amount, month) => (
        <span key={month}>
          <span
            className={cx(styles.bar, month === best && styles.best)}
            style={{ height: `${Math.max(SHORTEST, (amount / highest) * TALLEST)}px` }}
          />
          {[...formatMonth(month, language)][0]}
        </span>
      ))}
    </div>
  );
}

/** The customer's savings this year. */
export function SavingsCard() {
  const t = useTexts(customerAccountTexts);
  const format = useFormat();
  const now = useNow();
  const year = now ? nepalDayOf(now).year : 0;
  const { data } = useVisitsSavingsQuery({ year }, { skip: !year });
  if (!data) return <Card className={styles.card} />;
  const { total, months } = data;
  const highest = Math.max(...months);
  return (
    <Card className={styles.card}>
      <div>
        <p className={styles.label}>
          {t('savedIn', {
            brand: brand.name[format.language],
            year: format.language === 'ne' ? toDevanagari(String(year)) : String(year),
          })}
        </p>
        <p className={styles.total}>{format.money(total)}</p>
      </div>
      {total > 0 && <Bars months={months} />}
      <p className={styles.label}>
        {total > 0
          ? t('bestMonth', {
              month: formatMonth(months.indexOf(highest), format.language),
              amount: format.money(highest),
            })
          : t('nothingSaved')}
      </p>
    </Card>
  );
}
