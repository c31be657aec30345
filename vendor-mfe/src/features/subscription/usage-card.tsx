import type { VendorSubscriptionView } from 'shared-ui/api/subscriptions';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Alert, Card, Tag } from 'shared-ui/ui';
import { overLimit, statusOf } from './plan-labels';
import { ToPay } from './to-pay';
import styles from './subscription.module.css';
import { subscriptionTexts } from './texts';

interface MeterProps {
  label: string;
  used: number;
  limit: number | null;
}

function Meter({ label, used, limit }: MeterProps) {
  const t = useTexts(subscriptionTexts);
  const share = limit === null || limit === 0 ? Number(used > 0) : Math.min(1, used / limit);
  return (
    <div>
      <dt>{label}</dt>
      <dd>{limit === null ? t('usedUnlimited', { used }) : t('usedOf', { used, limit })}</dd>
      {limit !== null && (
        <dd aria-hidden className={styles.track}>
          <span style={{ width: `${share * 100}%` }} />
        </dd>
      )}
    </div>
  );
}

const KNOWN = ['active', 'pay_later', 'past_due', 'canceled', 'trialing', 'incomplete'] as const;

function Status({ own }: { own: VendorSubscriptionView }) {
  const t = useTexts(subscriptionTexts);
  const told = statusOf(own);
  const word = KNOWN.find((known) => known === told?.status);
  return told && word ? <Tag tone={told.tone}>{t(`status_${word}`)}</Tag> : null;
}

function WhatFollows({ own }: { own: VendorSubscriptionView }) {
  const t = useTexts(subscriptionTexts);
  const format = useFormat();
  if (!own.currentPeriodEnd || own.plan.slug === 'free') return null;
  const date = format.date(own.currentPeriodEnd);
  if (own.ahead) {
    const plan = inLanguage(format.language, own.ahead.plan.name, own.ahead.plan.nameNe);
    return (
      <p>
        {t('aheadOn', { plan, date: format.date(own.ahead.startsAt), until: format.date(own.ahead.endsAt) })}
      </p>
    );
  }
  if (own.cancelAtPeriodEnd) return <p>{t('endsOn', { date })}</p>;
  if (own.next) {
    const plan = inLanguage(format.language, own.next.name, own.next.nameNe);
    return <p>{t('followsOn', { plan, date })}</p>;
  }
  return <p>{t(own.subscriptionStatus === 'past_due' ? 'pastDueSince' : 'runsUntil', { date })}</p>;
}

/** Plan of the business, its limits and their current use. */
export function UsageCard({ own, isOwner }: { own: VendorSubscriptionView; isOwner: boolean }) {
  const t = useTexts(subscriptionTexts);
  const { language } = useFormat();
  const over = overLimit(own);
  return (
    <Card className={styles.usage}>
      <div className={styles.head}>
        <h2>{t('yourPlan', { plan: inLanguage(language, own.plan.name, own.plan.nameNe) })}</h2>
        <Status own={own} />
      </div>
      <WhatFollows own={own} />
      <ToPay own={own} isOwner={isOwner} />
      {over > 0 && (
        <Alert tone="warning" title={t('over', { count: over })}>
          {t('overText')}
        </Alert>
      )}
      <dl className={styles.meters}>
        <Meter label={t('activeDeals')} used={own.usage.activeDeals} limit={own.plan.dealLimit} />
        <Meter label={t('featuredDeals')} used={own.usage.featuredDeals} limit={own.plan.featuredDealLimit} />
      </dl>
    </Card>
  );
}
