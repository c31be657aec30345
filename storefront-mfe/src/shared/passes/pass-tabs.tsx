import { useTexts } from 'shared-ui/i18n';
import { cx, Tabs, type Tab } from 'shared-ui/ui';
import { useSearchParams } from 'shared-ui/router';
import { PassList } from './pass-list';
import { type ListedState, usePassPagesInfiniteQuery } from './pass-pages-api';
import styles from './passes.module.css';
import { passesTexts } from './texts';

const states = ['issued', 'redeemed', 'expired'] as const;

function usePassTab(state: ListedState): Tab<ListedState> {
  const t = useTexts(passesTexts);
  const { data } = usePassPagesInfiniteQuery({ state });
  return {
    key: state,
    label: t(state, { count: data?.pages[0]?.total ?? 0 }),
    content: <PassList state={state} />,
  };
}

/** Tabs of the customer's passes by state; the selected tab is in the address. */
export function PassTabs({ className }: { className?: string }) {
  const t = useTexts(passesTexts);
  const [query, setQuery] = useSearchParams();
  const selected = states.find((state) => state === query.get('tab')) ?? 'issued';
  const tabs = [usePassTab('issued'), usePassTab('redeemed'), usePassTab('expired')];
  return (
    <Tabs
      segments
      label={t('passes')}
      tabs={tabs}
      selected={selected}
      className={cx(styles.tabs, className)}
      onSelect={(tab) => setQuery(tab === 'issued' ? {} : { tab }, { replace: true })}
    />
  );
}
