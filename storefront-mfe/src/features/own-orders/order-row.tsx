import type { OrderSummaryView } from 'shared-ui/api/orders';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { ButtonLink, Card } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import { OrderStateTag } from './order-state-tag';
import styles from './orders.module.css';
import { pictureOfLine } from '../../shared/orders/picture-of-line';
import { orderTexts } from './texts';

/** Order in the list. */
export function OrderRow({ order }: { order: OrderSummaryView }) {
  const t = useTexts(orderTexts);
  const format = useFormat();
  const [first] = order.lines;
  const others = order.lines.length - 1;
  return (
    <li>
      <Card className={styles.row}>
        {first && (
          <img
            src={pictureOfLine(first, format.language)}
            alt=""
            width={800}
            height={500}
            className={styles.picture}
          />
        )}
        <div className={styles.about}>
          <div className={styles.tags}>
            <OrderStateTag state={order.state} />
            <span className={styles.small}>{format.dateTime(order.createdAt)}</span>
          </div>
          <h2 className={styles.name}>
            <Link to={`/dashboard/orders/${order.id}`}>
              {first && inLanguage(format.language, first.title, first.titleNe)}
            </Link>
          </h2>
          {others > 0 && <p className={styles.small}>{t('more', { count: others })}</p>}
        </div>
        <div className={styles.sum}>
          <strong>{format.money(order.total)}</strong>
          {order.state === 'awaiting_payment' && (
            <ButtonLink to={`/checkout/pay/${order.id}`} size="small">
              {t('payNow')}
            </ButtonLink>
          )}
        </div>
      </Card>
    </li>
  );
}
