import { BadgePercent, Banknote, Clock, ReceiptText, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { VendorAnalyticsView } from 'shared-ui/api/analytics';
import { useVendorSubscriptionsOwnQuery } from 'shared-ui/api/subscriptions';
import { useVendorDealsCountsQuery } from 'shared-ui/api/vendor-deals';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Card } from 'shared-ui/ui';
import card from './card.module.css';
import styles from './key-figures.module.css';
import { ChangeNote } from './change-note';
import { analyticsTexts } from './texts';

interface FigureProps {
  label: string;
  icon: LucideIcon;
  value: string | undefined;
  children?: ReactNode;
}

const Figure = ({ label, icon: Icon, value, children }: FigureProps) => (
  <Card className={styles.figure}>
    <dt>
      {label}
      <span className={styles.figureIcon}>
        <Icon size={18} aria-hidden />
      </span>
    </dt>
    <dd>{value ?? '–'}</dd>
    {children && <dd>{children}</dd>}
  </Card>
);

/** Counts of deals, and the figures of the period compared with the previous one. */
export function KeyFigures({ data }: { data: VendorAnalyticsView | undefined }) {
  const t = useTexts(analyticsTexts);
  const format = useFormat();
  const { data: counts } = useVendorDealsCountsQuery();
  const { data: subscription } = useVendorSubscriptionsOwnQuery();
  const limit = subscription?.plan.dealLimit;
  const days = data?.days ?? 0;
  return (
    <dl className={styles.figures}>
      <Figure label={t('activeDeals')} icon={BadgePercent} value={counts && format.number(counts.active)}>
        {subscription && (
          <p className={card.note}>
            {limit === null || limit === undefined
              ? t('noLimit')
              : t('ofPlan', { used: subscription.usage.activeDeals, limit })}
          </p>
        )}
      </Figure>
      <Figure label={t('pendingApproval')} icon={Clock} value={counts && format.number(counts.pending)}>
        <p className={card.note}>{t('reviewTime')}</p>
      </Figure>
      <Figure
        label={t('redemptionsOf', { days })}
        icon={ReceiptText}
        value={data && format.number(data.totals.redemptions)}
      >
        {data && <ChangeNote now={data.totals.redemptions} before={data.previous.redemptions} days={days} />}
        {counts && <p className={card.note}>{t('totalRedemptions', { total: counts.redemptions })}</p>}
      </Figure>
      <Figure label={t('revenue')} icon={Banknote} value={data && format.money(data.totals.revenue)}>
        {data && <ChangeNote now={data.totals.revenue} before={data.previous.revenue} days={days} />}
      </Figure>
    </dl>
  );
}
