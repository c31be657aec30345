import type { ManagedDealView } from 'shared-ui/api/admin';
import { pictureOf, cx, Tag } from 'shared-ui/ui';
import { businessNameIn, useFormat, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import shared from './moderation.module.css';
import styles from './queue.module.css';
import { submittedAt } from '../../shared/deal-review/proposal';
import { moderationTexts } from '../../shared/deal-review/texts';

interface QueueProps {
  deals: readonly ManagedDealView[];
  selected: number;
}

/** List of pending deals, the oldest first. The URL contains the selected one. */
export function Queue({ deals, selected }: QueueProps) {
  const t = useTexts(moderationTexts);
  const format = useFormat();
  return (
    <nav aria-label={t('queue')} className={styles.queue}>
      {deals.map((deal) => (
        <Link
          key={deal.id}
          to={`/dashboard/deals?deal=${deal.id}`}
          replace
          aria-current={deal.id === selected ? 'true' : undefined}
          className={cx(styles.item, deal.id === selected && styles.selected)}
        >
          <img
            src={pictureOf(deal, format.language)}
            alt=""
            width={64}
            height={64}
            className={styles.thumb}
          />
          <span>
            <b>{deal.title}</b>
            <span className={shared.small}>
              {t('vendorNumber', {
                name: businessNameIn(format.language, deal.vendor),
                id: String(deal.vendorId),
              })}
            </span>
            <span className={shared.small}>
              <Tag tone={deal.pendingRevision ? 'waiting' : 'news'}>
                {t(deal.pendingRevision ? 'kindEdit' : 'kindNew')}
              </Tag>{' '}
              {format.dateTime(submittedAt(deal))}
            </span>
          </span>
        </Link>
      ))}
    </nav>
  );
}
