import { memo } from 'react';
import type { DealPageView } from 'shared-ui/api/deals';
import { useTexts } from 'shared-ui/i18n';
import { Tabs, type Tab } from 'shared-ui/ui';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import { DeferredDetails, DeferredTerms } from './deferred-details';
import styles from './deal-detail-page.module.css';
import { DeferredReviews } from './deferred-reviews';
import { dealDetailTexts } from './texts';

const keys = ['details', 'terms', 'reviews'] as const;
type Key = (typeof keys)[number];

/**
 * Tabs of the page. The URL contains the selected tab, so that a link can open the reviews. Memoized, because React replaces
 * server-rendered reviews when their parent renders before their code is loaded.
 */
export const DealTabs = memo(function DealTabs({ deal }: { deal: DealPageView }) {
  const t = useTexts(dealDetailTexts);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const selected = keys.find((key) => key === query.get('tab')) ?? 'details';
  const pathOf = (key: Key) => `/deals/${deal.id}${key === 'details' ? '' : `?tab=${key}`}`;
  const reviews = deal.reviewCount > 0 ? t('reviewsCounted', { count: deal.reviewCount }) : t('reviews');
  const tabs: Tab<Key>[] = [
    { key: 'details', label: t('details'), to: pathOf('details'), content: <DeferredDetails deal={deal} /> },
    { key: 'terms', label: t('terms'), to: pathOf('terms'), content: <DeferredTerms deal={deal} /> },
    {
      key: 'reviews',
      label: reviews,
      to: pathOf('reviews'),
      content: <DeferredReviews deal={deal} isAsked={selected === 'reviews'} />,
    },
  ];
  const select = (key: Key) => navigate(pathOf(key), { replace: true });
  return (
    <Tabs label={t('parts')} tabs={tabs} selected={selected} onSelect={select} className={styles.tabs} />
  );
});
