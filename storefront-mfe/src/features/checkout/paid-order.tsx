import { useOrdersOneQuery, type OrderView } from 'shared-ui/api/orders';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { ButtonLink, ErrorState } from 'shared-ui/ui';
import { ReturnCard } from '../../shared/payments/return-card';
import styles from './paid-order.module.css';
import { CheckoutSkeleton } from './signed-in';
import { checkoutTexts } from './texts';

/** Message for an order whose capacity was gone when the payment arrived (rule OR5). */
function NotHonoured({ order }: { order: OrderView }) {
  const t = useTexts(checkoutTexts);
  return (
    <ReturnCard
      tone="bad"
      title={t('notHonoured')}
      text={t('notHonouredText')}
      actions={<ButtonLink to={`/dashboard/orders/${order.id}`}>{t('seeOrder')}</ButtonLink>}
    />
  );
}

/** Confirmation of a paid order, with a link to its passes. */
export function PaidOrder({ id, email }: { id: string; email: string }) {
  const t = useTexts(checkoutTexts);
  const language = useLanguage();
  const { data: order, isError, refetch } = useOrdersOneQuery({ id }, { refetchOnMountOrArgChange: true });
  if (!order && isError)
    return (
      <ErrorState level={1} title={t('orderFailed')} text={t('failedText')} onRetry={() => void refetch()} />
    );
  if (!order) return <CheckoutSkeleton />;
  if (order.state === 'failed') return <NotHonoured order={order} />;
  return (
    <ReturnCard
      tone="good"
      title={t('paid')}
      text={t('paidText', { email })}
      actions={
        <>
          <ButtonLink to={`/dashboard/orders/${order.id}`}>{t('showCodes')}</ButtonLink>
          <ButtonLink to="/deals" variant="tint">
            {t('moreDeals')}
          </ButtonLink>
        </>
      }
    >
      <ul className={styles.bought}>
        {order.lines.map((line) => (
          <li key={line.dealId}>
            <span>{inLanguage(language, line.title, line.titleNe)}</span>
            <b>{t('codes', { count: line.passes.length })}</b>
          </li>
        ))}
      </ul>
    </ReturnCard>
  );
}
