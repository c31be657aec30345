import { brand } from 'shared-ui/brand';
import { nepalDayOf } from 'shared-ui/format';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Card, cx, useNow } from 'shared-ui/kit';
import { monthName } from './month-name';
import { usePassPagesInfiniteQuery } from './pass-pages-api';
import { savingsIn } from './savings';
import styles from './savings-card.module.css';
import { customerAccountTexts } from './texts';

const MOST = 100;

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
            style={{ height: `${Math.max(4, (amount / highest) * 70)}px` }}
          />
          {[...monthName(month, language)][0]}
        </span>
      ))}
    </div>
  );
}

/** What one's visits of the year have saved, from the passes themselves. */
export function SavingsCard() {
  const t = useTexts(customerAccountTexts);
  const format = useFormat();
  const now = useNow();
  const { data } = usePassPagesInfiniteQuery({ state: 'redeemed', limit: MOST });
  const page = data?.pages[0];
  if (!now || !page) return <Card className={styles.card} />;
  const { year } = nepalDayOf(now);
  const { total, months } = savingsIn(year, page.items);
  const highest = Math.max(...months);
  const values = { brand: brand.name[format.language], year: String(year) };
  return (
    <Card className={styles.card}>
      <div>
        <p className={styles.label}>{t(page.next ? 'savedAtLeast' : 'savedIn', values)}</p>
        <p className={styles.total}>{format.money(total)}</p>
      </div>
      {total > 0 && <Bars months={months} />}
      <p className={styles.label}>
        {total > 0
          ? t('bestMonth', {
              month: monthName(months.indexOf(highest), format.language),
              amount: format.money(highest),
            })
          : t('nothingSaved')}
      </p>
    </Card>
  );
}
