import { FileText } from 'lucide-react';
import { useRef, useState } from 'react';
import { useOwnAccountBalanceQuery, useOwnPayoutsNextQuery } from 'shared-ui/api/vendor-account';
import { useTexts } from 'shared-ui/i18n';
import { useCurrentUser } from 'shared-ui/platform';
import { ButtonLink } from 'shared-ui/ui';
import { PayoutAccountCard } from './account/payout-account-card';
import { ListState } from './list-state';
import { NextPayout } from './next-payout';
import { OwedCard } from './owed-card';
import { PastPayouts } from './past-payouts';
import styles from './payouts.module.css';
import { ScheduleCard } from './schedule-card';
import { payoutsTexts } from './texts';

/** Next payout, what is owed, past payouts and the account of the business. */
export function PayoutsPage() {
  const t = useTexts(payoutsTexts);
  const isOwner = useCurrentUser().user?.staffOf?.role === 'owner';
  const next = useOwnPayoutsNextQuery(undefined, { refetchOnMountOrArgChange: true });
  const balance = useOwnAccountBalanceQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isAsked, setAsked] = useState(false);
  const account = useRef<HTMLDivElement>(null);
  const askAccount = () => {
    setAsked(true);
    account.current?.scrollIntoView({ block: 'start' });
  };
  const { data } = next;
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        <ButtonLink variant="outline" to="/dashboard/payouts/days">
          <FileText size={18} aria-hidden />
          {t('daily')}
        </ButtonLink>
      </header>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <ListState list={next} count={data && 1} empty={['', '']}>
            {data && (
              <>
                <NextPayout
                  next={data}
                  unusedPaisa={balance.data?.unusedPaisa ?? 0}
                  onAccount={isOwner ? askAccount : undefined}
                />
                <OwedCard next={data} pointsPaused={balance.data?.pointsPaused ?? false} />
              </>
            )}
          </ListState>
          <PastPayouts />
        </div>
        <div className={styles.stack}>
          {isOwner && (
            <div ref={account}>
              <PayoutAccountCard isAsked={isAsked} onAsk={setAsked} />
            </div>
          )}
          {data && <ScheduleCard next={data} />}
        </div>
      </div>
    </>
  );
}
