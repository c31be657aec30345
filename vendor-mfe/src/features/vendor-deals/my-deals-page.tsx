import { History, Plus } from 'lucide-react';
import { useCallback } from 'react';
import { vendorDealsTablePath } from 'shared-ui/api/paths';
import { useVendorDealsCountsQuery } from 'shared-ui/api/vendor-deals';
import { SearchField, TableFile } from 'shared-ui/dashboard';
import { useTexts } from 'shared-ui/i18n';
import { ButtonLink, EmptyState, Tabs } from 'shared-ui/ui';
import { useSearchParams } from 'shared-ui/router';
import { allOf, dealGroups, groupOf, type DealGroup } from './deal-groups';
import { DealList } from './deal-list';
import { DraftList } from './draft-list';
import { PlanNote } from './plan-note';
import styles from './vendor-deals.module.css';
import { vendorDealsTexts } from './texts';

/** URL of the shown deals as a file; drafts are no deals yet, so that their tab offers all deals. */
function tableOf(group: DealGroup, search: string): string {
  const query = new URLSearchParams();
  if (group !== 'drafts') query.set('status', group);
  if (search) query.set('search', search);
  return `${vendorDealsTablePath}?${query.toString()}`;
}

function NoDealsYet() {
  const t = useTexts(vendorDealsTexts);
  return (
    <EmptyState
      card
      drawing="plate"
      title={t('none')}
      text={t('noneText')}
      actions={<ButtonLink to="/dashboard/deals/new">{t('createFirst')}</ButtonLink>}
    />
  );
}

/** Deals of the business by state. The URL contains state and search text. */
export function MyDealsPage() {
  const t = useTexts(vendorDealsTexts);
  const { data: counts } = useVendorDealsCountsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const selected = groupOf(query.get('tab'), counts);

  const show = useCallback(
    (tab: DealGroup, words: string) => setQuery(words ? { tab, search: words } : { tab }, { replace: true }),
    [setQuery],
  );
  const searchHere = useCallback((words: string) => show(selected, words), [show, selected]);

  const tabs = dealGroups.map((group) => ({
    key: group,
    label: t(`group_${group}`, { count: counts?.[group] ?? 0 }),
    content:
      group === selected &&
      (group === 'drafts' ? <DraftList search={search} /> : <DealList group={group} search={search} />),
  }));
  return (
    <>
      <div className={styles.top}>
        <h1>{t('myDeals')}</h1>
        <div className={styles.links}>
          <ButtonLink variant="outline" to="/dashboard/deals/prices">
            <History size={18} />
            {t('recordedPrices')}
          </ButtonLink>
          <ButtonLink to="/dashboard/deals/new">
            <Plus size={18} />
            {t('createDeal')}
          </ButtonLink>
        </div>
      </div>
      <PlanNote />
      {counts && allOf(counts) === 0 ? (
        <NoDealsYet />
      ) : (
        <>
          <div className={styles.tools}>
            <SearchField
              label={t('search')}
              placeholder={t('searchHint')}
              className={styles.search}
              value={search}
              onSearch={searchHere}
            />
            <TableFile url={tableOf(selected, search)} />
          </div>
          <Tabs
            label={t('groups')}
            tabs={tabs}
            selected={selected}
            className={styles.tabs}
            onSelect={(tab) => show(tab, search)}
          />
        </>
      )}
    </>
  );
}
