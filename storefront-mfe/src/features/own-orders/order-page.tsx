import { ArrowLeft } from 'lucide-react';
import { useOrdersOneQuery } from 'shared-ui/api/orders';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, ButtonLink, EmptyState, ErrorState, Skeleton } from 'shared-ui/ui';
import { Link, useParams } from 'shared-ui/router';
import { isApiFailure } from 'shared-ui/store';
import { OrderCodes } from './order-codes';
import { OrderMoney } from './order-money';
import { OrderPapers } from './order-papers';
import { OrderStateTag } from './order-state-tag';
import styles from './order-page.module.css';
import { isReturning } from './refundable';
import { orderTexts } from './texts';

const FOLLOW_MS = 5_000;

function OrderState({ id }: { id: string }) {
  const t = useTexts(orderTexts);
  const format = useFormat();
  const known = useOrdersOneQuery({ id }, { refetchOnMountOrArgChange: true });
  // Polls the order while a refund is in progress.
  const isMoving = known.data !== undefined && isReturning(known.data);
  const {
    data: order,
    error,
    refetch,
  } = useOrdersOneQuery({ id }, { pollingInterval: isMoving ? FOLLOW_MS : 0 });
  if (!order && isApiFailure(error) && error.status < 500 && error.status >= 400)
    return (
      <EmptyState
        drawing="wires"
        level={1}
        title={t('missing')}
        text={t('missingText')}
        actions={<ButtonLink to="/dashboard/orders">{t('back')}</ButtonLink>}
      />
    );
  if (!order && error)
    return <ErrorState title={t('loadFailed')} text={t('loadFailedText')} onRetry={() => void refetch()} />;
  if (!order)
    return (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('one', { date: format.date(order.createdAt) })}</h1>
        <OrderStateTag state={order.state} />
      </div>
      <div className={styles.grid}>
        <OrderCodes order={order} />
        <div className={styles.column}>
          <OrderMoney order={order} />
          <OrderPapers order={order} />
        </div>
      </div>
    </>
  );
}

/** Order with its passes, payments and documents. */
export function OrderPage() {
  const t = useTexts(orderTexts);
  const { id = '' } = useParams();
  return (
    <div className={styles.screen}>
      <Link to="/dashboard/orders" className={styles.back}>
        <ArrowLeft size={16} aria-hidden />
        {t('back')}
      </Link>
      <OrderState id={id} />
    </div>
  );
}
