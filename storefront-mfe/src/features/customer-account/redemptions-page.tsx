import { Search } from 'lucide-react';
import { useOwnAccountOneQuery } from 'shared-ui/api/auth';
import { useTexts } from 'shared-ui/i18n';
import { ButtonLink, Tabs, type Tab } from 'shared-ui/kit';
import { useSearchParams } from 'shared-ui/router';
import styles from './customer-account.module.css';
import { LoyaltyCard } from './loyalty-card';
import { PassList } from './pass-list';
import { type ListedState, usePassPagesInfiniteQuery } from './pass-pages-api';
import { SavingsCard } from './savings-card';
import { customerAccountTexts } from './texts';

const states = ['issued', 'redeemed', 'expired', 'cancelled'] as const;

function usePassTab(state: ListedState): Tab<ListedState> {
  const t = useTexts(customerAccountTexts);
  const { data } = usePassPagesInfiniteQuery({ state });
  return {
    key: state,
    label: t(state === 'cancelled' ? 'cancelledTab' : state, { count: data?.pages[0]?.total ?? 0 }),
    content: <PassList state={state} />,
  };
}

export function RedemptionsPage() {
  const t = useTexts(customerAccountTexts);
  const { data: account } = useOwnAccountOneQuery();
  const [query, setQuery] = useSearchParams();
  const selected = states.find((state) => state === query.get('tab')) ?? 'issued';
  const tabs = [usePassTab('issued'), usePassTab('redeemed'), usePassTab('expired'), usePassTab('cancelled')];
  return (
    <>
      <div className={styles.top}>
        <h1>{t('myRedemptions')}</h1>
        <ButtonLink to="/deals">
          <Search size={16} />
          {t('findDeal')}
        </ButtonLink>
      </div>
      <div className={styles.cards}>
        {account && <LoyaltyCard account={account} />}
        <SavingsCard />
      </div>
      <Tabs
        label={t('passes')}
        tabs={tabs}
        selected={selected}
        className={styles.tabs}
        onSelect={(tab) => setQuery(tab === 'issued' ? {} : { tab }, { replace: true })}
      />
    </>
  );
}
