import { ArrowLeft } from 'lucide-react';
import { useOwnAccountBalanceQuery } from 'shared-ui/api/vendor-account';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import styles from '../payouts.module.css';
import { payoutsTexts } from '../texts';
import { DayList } from './day-list';

/** Daily statements of the business. */
export function DaysPage() {
  const t = useTexts(payoutsTexts);
  const format = useFormat();
  const { data } = useOwnAccountBalanceQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <p className={styles.back}>
        <Link to="/dashboard/payouts">
          <ArrowLeft size={18} aria-hidden />
          {t('title')}
        </Link>
      </p>
      <header className={styles.head}>
        <div>
          <h1>{t('daily')}</h1>
          {data && (
            <p className={styles.lead}>
              {data.todayPaisa > 0 && `${t('today', { amount: format.money(data.todayPaisa / 100) })} `}
              {data.statedUntil && t('until', { day: format.day(data.statedUntil) })}
            </p>
          )}
        </div>
      </header>
      <DayList />
    </>
  );
}
