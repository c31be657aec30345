import { useState } from 'react';
import { useOwnAccountOneQuery } from 'shared-ui/api/auth';
import type { CartView } from 'shared-ui/api/cart';
import { useOrdersPointsOfferQuery } from 'shared-ui/api/orders';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Alert, Button, Card, Select } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import type { SessionUserView } from 'shared-ui/platform';
import styles from './checkout.module.css';
import { Contact } from './contact';
import { OrderLines, useCartLines } from './summary/order-lines';
import { PointsChoice } from './points-choice';
import { Sums } from './summary/sums';
import { checkoutTexts } from './texts';
import { usePlaceOrder } from './use-place-order';
import { VerifyFirst } from './verify-first';

interface CheckoutFormProps {
  user: SessionUserView;
  cart: CartView;
  /** True if a single deal is ordered, without the cart. */
  isAlone: boolean;
  again(): Promise<CartView | undefined>;
  setQuantity(quantity: number): void;
}

function Quantity({ cart, setQuantity }: Pick<CheckoutFormProps, 'cart' | 'setQuantity'>) {
  const t = useTexts(checkoutTexts);
  const format = useFormat();
  const [line] = cart.lines;
  if (!line || line.maxQuantity < 2) return null;
  const options = Array.from({ length: line.maxQuantity }, (_, index) => ({
    value: String(index + 1),
    label: format.number(index + 1),
  }));
  return (
    <Select
      label={t('quantity')}
      options={options}
      value={String(line.quantity)}
      onChange={(event) => setQuantity(Number(event.target.value))}
      className={styles.quantity}
    />
  );
}

/** Order form: items, contact, points and totals. */
export function CheckoutForm({ user, cart, isAlone, again, setQuantity }: CheckoutFormProps) {
  const t = useTexts(checkoutTexts);
  const { data: account } = useOwnAccountOneQuery();
  const isUnverified = account?.emailVerified === false;
  const { busy, rejection, place } = usePlaceOrder(again);
  const [wantsPoints, setWantsPoints] = useState(false);
  const { data: offer } = useOrdersPointsOfferQuery(
    { total: cart.total },
    { skip: cart.total === 0, refetchOnMountOrArgChange: true },
  );
  const bought = useCartLines(cart.lines.filter(({ quantity }) => quantity > 0));
  const left = cart.lines.length - bought.length;
  const payable = offer?.payable ?? 0;
  const later = offer ? Math.max(0, offer.balance - offer.spendable) : 0;
  const usePoints = wantsPoints && payable > 0;
  return (
    <div className={styles.grid}>
      <div className={styles.column}>
        {rejection && (
          <Alert tone="warning" title={t(rejection.kind)} live>
            {rejection.text}
          </Alert>
        )}
        {isUnverified && <VerifyFirst email={user.email} />}
        <Card className={styles.order}>
          <div className={styles.head}>
            <h2>{t('yourOrder')}</h2>
            {!isAlone && (
              <Link to="/cart" className={styles.link}>
                {t('changeCart')}
              </Link>
            )}
          </div>
          <OrderLines lines={bought} />
          {isAlone && <Quantity cart={cart} setQuantity={setQuantity} />}
          {left > 0 && <p className={styles.note}>{t('notNow', { count: left })}</p>}
        </Card>
        <Contact email={user.email} />
      </div>
      <Sums subtotal={cart.subtotal} total={cart.total} points={usePoints ? payable : 0}>
        {offer && payable > 0 && <PointsChoice offer={offer} checked={usePoints} onChange={setWantsPoints} />}
        {later > 0 && <p className={styles.small}>{t('pointsLater', { count: later })}</p>}
        <Button
          size="large"
          wide
          disabled={isUnverified}
          aria-disabled={busy}
          onClick={() => void place(cart, usePoints)}
        >
          {t(busy ? 'continuing' : 'continue')}
        </Button>
        <p className={styles.small}>{t('holdRule')}</p>
      </Sums>
    </div>
  );
}
