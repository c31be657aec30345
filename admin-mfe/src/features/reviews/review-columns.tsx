import type { TableColumnsType } from 'antd';
import type { AdminReviewView } from 'shared-ui/api/admin-reviews';
import { businessNameIn, inLanguage, useFormat, useLanguage, useTexts } from 'shared-ui/i18n';
import { Stars, Tag } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import { ReviewDecisions } from './review-decisions';
import styles from './reviews.module.css';
import { reviewsTexts } from './texts';

export const REVIEW_SORTS = { written: { ascend: 'oldest', descend: 'newest' } } as const;

export function useReviewColumns(): TableColumnsType<AdminReviewView> {
  const t = useTexts(reviewsTexts);
  const language = useLanguage();
  const format = useFormat();
  return [
    {
      title: t('review'),
      key: 'review',
      render: (_, { rating, comment, reports, hiddenAt }) => (
        <div className={styles.review}>
          <Stars rating={rating} />
          <p className={styles.comment}>{comment ?? t('noComment')}</p>
          <span className={styles.tags}>
            {hiddenAt && <Tag tone="bad">{t('hidden')}</Tag>}
            {reports.length > 0 && <Tag tone="waiting">{t('reportCount', { count: reports.length })}</Tag>}
          </span>
        </div>
      ),
    },
    {
      title: t('deal'),
      key: 'deal',
      responsive: ['md'],
      render: (_, { deal, vendor }) => (
        <div className={styles.links}>
          <Link to={`/deals/${deal.id}`}>{inLanguage(language, deal.title, deal.titleNe)}</Link>
          <Link to={`/dashboard/vendors/${vendor.id}`}>{businessNameIn(language, vendor)}</Link>
        </div>
      ),
    },
    {
      title: t('author'),
      key: 'author',
      responsive: ['lg'],
      render: (_, { author }) => (
        <Link to={`/dashboard/users/${author.id}`}>{author.name || `#${author.id}`}</Link>
      ),
    },
    {
      title: t('written'),
      key: 'written',
      dataIndex: 'createdAt',
      responsive: ['md'],
      render: (at: string) => format.date(at),
    },
    {
      title: t('actions'),
      key: 'actions',
      render: (_, review) => <ReviewDecisions review={review} />,
    },
  ];
}
