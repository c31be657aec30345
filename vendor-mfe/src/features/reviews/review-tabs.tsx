import type { VendorReviewSummaryView } from 'shared-ui/api/reviews';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { ChipLink } from 'shared-ui/ui';
import { addressOf, type Filters, type Shown, SHOWN } from './filters';
import styles from './reviews-page.module.css';
import { vendorReviewsTexts } from './texts';

const pathOf = (show: Shown): string => {
  const query = new URLSearchParams(addressOf({ show, stars: '', deal: '' })).toString();
  return query ? `/dashboard/reviews?${query}` : '/dashboard/reviews';
};

interface ReviewTabsProps {
  filters: Filters;
  summary: VendorReviewSummaryView | undefined;
}

/** Parts of the inbox. Those that wait have their number. */
export function ReviewTabs({ filters, summary }: ReviewTabsProps) {
  const t = useTexts(vendorReviewsTexts);
  const format = useFormat();
  const counts: Partial<Record<Shown, number>> = summary
    ? { waiting: summary.unanswered, 'low-stars': summary.lowStars, all: summary.count }
    : {};
  return (
    <nav aria-label={t('parts')} className={styles.tabs}>
      {SHOWN.map((show) => {
        const count = counts[show];
        return (
          <ChipLink key={show} to={pathOf(show)} selected={show === filters.show}>
            {t(`show_${show}`)}
            {count !== undefined && <span className={styles.number}>{format.number(count)}</span>}
          </ChipLink>
        );
      })}
    </nav>
  );
}
